// Chinese: what measuring says, loaded with the panel Measure.

/** @type {Record<keyof typeof import("../en/measure.js").enOfMeasure, string>} */
export const measure = {
  "measure.choices": "要测量的算法",
  "measure.begin": "测量",
  "measure.cancel": "取消",
  "measure.none": "请至少选择一种算法。",
  "measure.running": "正在测量……",
  "measure.times": "一次搜索的用时，快者在前",
  "measure.numbers": "全部数字",
  "measure.ratio": "{times} 倍",
  "measure.how":
    "各批运行的中位数；横条末端的细线表示中间 50% 的范围。最初几次不计入；各算法在独立于页面的 worker 中轮流运行，其时钟的最小间隔为 {tick}。",
  "measure.both-ends": "{name}在这里每次扩展要慢好几倍，这是 Starstep 的实现造成的，不是方法本身的原因。",
  "measure.old": "测量之后，网格或设置已经改变。",
  "measure.interrupted": "没有测量结果：测量期间网格或设置已改变。",
  "measure.broken": "测量失败：{reason}",
  "measure.refused": "{name}：{reason}",
  "measure.failed": "无法测量：worker 未能启动。可能是这个页面不允许，也可能是网络连接中断。",
  "measure.runs": "测量次数",
  "measure.spread": "中间 50% 的范围",
  "measure.perExpansion": "每次扩展",
  "unit.s": "秒",
  "unit.ms": "毫秒",
  "unit.us": "微秒",
  "unit.ns": "纳秒",
};
