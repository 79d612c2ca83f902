// Chinese: what leads a first visitor through the first steps, loaded on a first visit only. The page adds these to the

/** @type {Record<keyof typeof import("../en/first-run.js").enOfFirstRun, string>} */
export const firstRun = {
  "lead.which.f": "开启列表中 f 最小的格子",
  "lead.which.g": "开启列表中 g 最小的格子",
  "lead.which.h": "开启列表中 h 最小的格子",
  "lead.which.order": "开启列表中最先加入的格子",
  "lead.0.astar": "A* 总是扩展{which}。现在开启列表里只有起点。下一个是哪个格子？请点击它，或按 {button} 看答案。",
  "lead.0.other": "这种搜索总是扩展{which}。现在开启列表里只有起点。下一个是哪个格子？请点击它，或按 {button} 看答案。",
  "lead.1":
    "扩展了起点，并把 {count} 个相邻的格子加入开启列表。接下来扩展{which}。下一个是哪个格子？请点击它，或按 {button} 看答案。",
  "lead.2.f":
    "扩展了 {cell}：{numbers}。g 是从起点到这里的代价，h 是到终点的估计代价；开启列表中没有 f 更小的格子。下一个是哪个格子？请点击它，或按 {button} 看答案。",
  "lead.2.g":
    "扩展了 {cell}：{numbers}。g 是从起点到这里的代价；开启列表中没有 g 更小的格子。下一个是哪个格子？请点击它，或按 {button} 看答案。",
  "lead.2.h":
    "扩展了 {cell}：{numbers}。h 是到终点的估计代价；开启列表中没有 h 更小的格子。下一个是哪个格子？请点击它，或按 {button} 看答案。",
  "lead.2.order": "扩展了 {cell}：开启列表中没有更早加入的格子。下一个是哪个格子？请点击它，或按 {button} 看答案。",
  "lead.worked":
    "看 {cell}。g {g} 是从起点到这里的代价。h {h} 是假如没有障碍物，从这里到终点最直的走法的代价：{moves}。f {f} 是 g 与 h 之和。",
  "lead.right": "正确。{sentence}",
  "lead.right-too": "{cell} 也对：只由加入开启列表的先后决定。{sentence}",
  "lead.miss": "{miss}请再试一次，或按 {button} 看答案。",
  "lead.miss.closed": "{cell} 不在开启列表中：它已经被扩展。",
  "lead.miss.not-open": "{cell} 不在开启列表中，而下一个只能是开启列表中的格子。",
  "lead.miss.behind": "{cell} 的 {by} 是 {number}，但另一个开启的格子的 {by} 是 {than}，更小。",
  "lead.miss.tied": "{cell} 的 f 是 {number}，已是最小，但 h 是 {h}。f 值相同的另一个格子 h 是 {than}，先被扩展。",
  "lead.miss.order": "{cell} 在开启列表中，但另一个格子比它更早加入。",
  "lead.3":
    "扩展了 {cell}。就这样一步一步，直到到达终点。接下来可以按“{play}”，点击格子画障碍物，{pointer:fine=|coarse=按住格子可以提问，}或者打开“{learn}”。",
  "lead.forWhom": "第一次接触 A*？从这里开始：",
  "lead.next": "继续",
  "lead.large": "更大的网格",
  "lead.skip": "跳过",
  "lead.held": "现在点击{pointer:fine=和回车键|coarse=}用来作答。要绘制，请跳过{pointer:fine=或按 Esc 键|coarse=}。",
  "lead.close": "关闭",
};
