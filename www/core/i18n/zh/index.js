// Simplified Chinese. The keys and the words in braces are those of en.js; the terms are those of Chinese texts on A*.

import { ask } from "./ask.js";
import { askMe } from "./ask-me.js";
import { asking } from "./asking.js";
import { authoring } from "./authoring.js";
import { boards } from "./boards.js";
import { check } from "./check.js";
import { checkBugs } from "./check-bugs.js";
import { checkErrors } from "./check-errors.js";
import { code } from "./code.js";
import { compare } from "./compare.js";
import { compareAttribute } from "./compare-attribute.js";
import { describe } from "./describe.js";
import { editing } from "./editing.js";
import { embedding } from "./embedding.js";
import { engine } from "./engine.js";
import { firstRun } from "./first-run.js";
import { fullScreen } from "./full-screen.js";
import { gallery } from "./gallery.js";
import { kept } from "./kept.js";
import { keys } from "./keys.js";
import { ladder } from "./ladder.js";
import { layerLegend } from "./layer-legend.js";
import { layers } from "./layers.js";
import { legend } from "./legend.js";
import { limits } from "./limits.js";
import { links } from "./links.js";
import { many } from "./many.js";
import { marks } from "./marks.js";
import { measure } from "./measure.js";
import { next } from "./next.js";
import { noPath } from "./no-path.js";
import { numbers } from "./numbers.js";
import { openList } from "./open-list.js";
import { opening } from "./opening.js";
import { overlay } from "./overlay.js";
import { ownProgram } from "./own-program.js";
import { quiz } from "./quiz.js";
import { requests } from "./requests.js";
import { scenarios } from "./scenarios.js";
import { settings } from "./settings.js";
import { sharing } from "./sharing.js";
import { showMe } from "./show-me.js";
import { spellings } from "./spellings.js";
import { spoken } from "./spoken.js";
import { steps } from "./steps.js";
import { story } from "./story.js";
import { take } from "./take.js";
import { test } from "./test.js";
import { truth } from "./truth.js";

/** @import { Texts } from "../keys.js" */

/** @type {Texts} */
export const zh = {
  ...ask,
  ...askMe,
  ...asking,
  ...authoring,
  ...boards,
  ...check,
  ...checkBugs,
  ...checkErrors,
  ...code,
  ...compare,
  ...compareAttribute,
  ...describe,
  ...editing,
  ...embedding,
  ...engine,
  ...firstRun,
  ...fullScreen,
  ...gallery,
  ...kept,
  ...keys,
  ...ladder,
  ...layerLegend,
  ...layers,
  ...legend,
  ...limits,
  ...links,
  ...many,
  ...marks,
  ...measure,
  ...next,
  ...noPath,
  ...numbers,
  ...openList,
  ...opening,
  ...overlay,
  ...ownProgram,
  ...quiz,
  ...requests,
  ...scenarios,
  ...settings,
  ...sharing,
  ...showMe,
  ...spellings,
  ...spoken,
  ...steps,
  ...story,
  ...take,
  ...test,
  ...truth,
  "board.name": "网格，{width} × {height}",
  "minimap.title": "拖动以移动视图",
  "side.0": "起点侧搜索",
  "side.1": "终点侧搜索",
  "numbers.sum": "f {f} {is} g {g} + h {h}",
  "numbers.weighted": "f {f} {is} g {g} + {weight} · h {h}",
  "numbers.dijkstra": "g {g}",
  "numbers.greedy": "h {h}",
  "numbers.breadth-first": "第 {f} 个加入开启列表（从 0 数起）",
  "numbers.side-0": "{numbers}（h 为到终点的估计）",
  "numbers.side-1": "{numbers}（h 为到起点的估计）",
  "transport.toStart": "回到开头",
  "transport.back": "后退一步",
  "transport.play": "播放",
  "transport.pause": "暂停",
  "transport.forward": "前进一步",
  "transport.toEnd": "跳到结尾",
  "transport.step": "步",
  "transport.stepText": "第 {position} 步，共 {length} 步",
  "transport.stopText": "{place}，{name}",
  "transport.speed": "速度",
  "transport.perSecond": "{speed} 次/秒",
  "transport.perSecondLong": "每秒扩展 {speed} 个格子",
  "transport.fitted": "自动 {speed} 次/秒",
  "transport.fittedLong": "每秒扩展 {speed} 个格子，使这次搜索最多播放 20 秒",
  "transport.fastest": "最快",
  "transport.fastestLong": "尽可能快",
  "transport.cancel": "取消",
  "transport.size": "步长",
  "transport.size.neighbor": "一个邻居",
  "transport.size.cell": "一个格子",
  "transport.size.layer": "{by} 值相同的一层",
  "transport.size.moves": "步数相同的一层",
  "transport.size.selected": "到选中的格子",
  "tool.group": "工具",
  "tool.wall": "障碍",
  "tool.erase": "擦除",
  "tool.penalty": "惩罚",
  "tool.start": "起点",
  "tool.goal": "终点",
  "tool.penaltyValue": "惩罚值，1 到 254",
  "tool.undo": "撤销",
  "tool.redo": "重做",
  "board.done": "结束绘制",
  "board.whole": "显示整个网格",
  "zoom.in": "放大",
  "zoom.out": "缩小",
  "zoom.fit": "适应窗口",
  "tab.list": "面板",
  "tab.lesson": "本课",
  "tab.why": "为什么",
  "tab.open-list": "开启列表",
  "settings.title": "搜索",
  "settings.more": "更多……",
  "behind.edit": "编辑",
  "settings.changed": "已改 {count} 项",
  "settings.unused": "在当前设置下不起作用",
  "option.algorithm": "算法",
  "option.heuristic": "启发函数",
  "option.diagonal": "斜走",
  "option.tieBreak": "f 值相同时（tie-breaking）",
  "clause.algorithm": "用 {choice} 寻路",
  "clause.heuristic": "启发函数用 {choice}",
  "clause.diagonal": "移动：{choice}",
  "clause.tieBreak": "f 值相同时优先 {choice}",
  "algorithm.astar": "A*",
  "algorithm.dijkstra": "Dijkstra",
  "algorithm.breadth-first": "广度优先搜索",
  "algorithm.greedy": "贪心最佳优先搜索",
  "algorithm.bidirectional-astar": "双向 A*",
  "algorithm.jump-point": "跳点搜索",
  "algorithm.fastest": "对此网格最快的算法",
  "heuristic.auto": "自动：{resolved}",
  "settings.gloss": "（不计障碍物的最直走法）",
  "heuristic.manhattan": "曼哈顿距离",
  "heuristic.octile": "对角线距离（Octile）",
  "heuristic.euclidean": "欧氏距离",
  "heuristic.chebyshev": "切比雪夫距离",
  "heuristic.zero": "零（不估计）",
  "heuristic.floored-euclidean": "欧氏距离（向下取整）",
  "diagonal.no-corner-cutting": "可以斜走，但不穿墙角",
  "diagonal.never": "不许斜走",
  "diagonal.at-most-one-obstacle": "可以斜走，至多一侧有障碍",
  "diagonal.always": "可以斜走，两侧都有障碍也行",
  "tieBreak.low-h": "h 最小的",
  "tieBreak.high-h": "h 最大的",
  "tieBreak.fifo": "最先加入的（先进先出）",
  "tieBreak.lifo": "最后加入的（后进先出）",
  "boards.title": "网格",
  "result.found": "找到路径：代价 {cost}，{cells} 个格子。",
  "result.foundOne": "起点和终点是同一个格子：代价 0。",
  "result.noPath": "没有路径：开启列表已空。",
  "result.noPathOfSide": "没有路径：{side}的开启列表已空，另一侧不必继续。",
  "result.searching": "正在搜索……",
  "result.ready": "准备就绪。按“播放”开始搜索。",
  "result.within": "正在第 {step} 步中，共 {length} 步。",
  "result.paused": "暂停在第 {position} 步，共 {length} 步。",
  "result.stopped": "扩展 {length} 个格子后停止。",
  "result.shortest": "没有代价更小的路径。",
  "result.longer": "不是代价最小的路径：存在代价为 {shortest} 的路径，低 {percent}%。",
  "result.hardlyLonger": "不是代价最小的路径：存在代价为 {shortest} 的路径，低不到 {percent}%。",
  "result.expanded": "已扩展",
  "result.openSize": "开启列表现有",
  "result.openPeak": "开启列表最多",
  "result.comparisons": "比较次数",
  "result.moves": "元素移动次数",
  "result.improved": "更新次数",
  "result.reopened": "重新加入次数",
  "result.work": "开启列表的工作量",
  "result.pathCells": "路径上的格子",
  "narrator.step": "第 {position} 步",
  "narrator.begin": "{step}：开启列表中只有起点 {cell}，{numbers}。",
  "narrator.beginBoth":
    "{step}：两侧的开启列表中各有一个格子，一侧是起点 {cell}，另一侧是终点 {goal}，都是 {numbers}。",
  "narrator.took": "{step}：扩展 {cell}，{numbers}{rank}。",
  "narrator.goal": "{step}：扩展终点 {cell}，{numbers}{rank}。",
  "narrator.side": "{step}：{side}扩展 {cell}，{numbers}{rank}。",
  "narrator.only": "，是开启列表中唯一的格子",
  "narrator.onlyOfSide": "，是本侧开启列表中唯一的格子",
  "narrator.first": "，是 {among} 个开启格子中 {by} 最小的",
  "narrator.firstOfSide": "，是本侧 {among} 个开启格子中 f 最小的",
  "narrator.inLine": "，在 {among} 个开启格子中排在最前",
  "narrator.behind": "，但 {among} 个开启格子中有 {count} 个的 {by} 更小",
  "narrator.later": "；另有 {count} 个格子同样是 {tie}，但加入得更晚",
  "narrator.earlier": "；另有 {count} 个格子同样是 {tie}，加入得更早",
  "narrator.mixed": "；另有 {count} 个格子同样是 {tie}，其中 {earlier} 个加入得更早",
  "narrator.smallerH": "；另有 {count} 个格子同样是 {f}，h 更小",
  "narrator.largerH": "；另有 {count} 个格子同样是 {f}，h 更大",
  "narrator.both": "{f}、{h}",
  "narrator.opened": "{opened} 个格子加入开启列表",
  "narrator.jumps": "{opened} 个跳点加入开启列表",
  "narrator.openedNone": "没有格子加入开启列表",
  "narrator.reopened": "，{reopened} 个重新加入",
  "narrator.improved": "，更新 {improved} 个。",
  "narrator.improvedNone": "，没有更新。",
  "narrator.goalOpened": "终点已加入开启列表，搜索结束。",
  "narrator.stopped": "无法从这里开始搜索。",
  "measure.title": "测量速度",
  "list.separator": "、",
  "list.space": "",
  "error.load": "Starstep 需要 WebAssembly，而这个浏览器没有它，或者此处不允许使用。",
  "error.old": "Starstep 需要更新的浏览器：Chrome 108、Firefox 113、Safari 16.4 或更高版本。",
  "error.missing": "Starstep 有一部分无法加载。请检查网络连接，然后重试。",
  "error.part": "无法加载{part}。请检查网络连接，然后重试。",
  "part.loading": "正在加载……",
  "part.again": "重试",
  "part.share": "分享对话框",
  "part.gallery": "场景列表",
  "part.opening": "用于打开文件的部分",
  "part.link": "用于生成链接的部分",
  "part.input": "用于编辑网格的部分",
  "part.path": "路径格子列表",
  "part.boards": "网格面板",
  "part.measure": "测量速度面板",
  "part.settings": "其他设置",
  "part.language": "“{name}”的翻译",
  "error.attribute": "属性 {name} 的值不能是“{value}”：{reason}",
  "error.speed": "必须是大于 0 的每秒扩展次数，或 max。",
  "error.choice": "必须是下列之一：{allowed}。",
  "error.crash": "引擎已重新启动；网格和设置均已保留。",
  "error.step": "必须是不小于 0 的整数。",
  "scenario.gallery": "学习",
  "scenario.cost": "代价",
  "scenario.none": "没有路径",
  "error.link-kept": "{problem}网格保持原样。",
  "compare.open": "比较",
  "check.open": "检查我的 A*",
  "share.open": "分享",
  "page.tagline": "可以一步一步看的 A*",
  "page.title": "Starstep：可以一步一步看的 A*",
  "page.more": "更多",
  "page.language": "语言",
  "page.full-screen": "全屏",
  "theme.toggle": "切换浅色和深色",
};
