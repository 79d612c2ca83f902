// Chinese: the bugs that a check finds, loaded with the check.

/** @type {Record<keyof typeof import("../en/check-bugs.js").enOfCheckBugs, string>} */
export const checkBugs = {
  "check.bug.stale-heap-entry": "g 变小后，堆里的元素留在原处",
  "check.bug.stale-heap-entry.look":
    "开启列表中的格子得到更小的 g 和新的父节点，但它在堆里没有上浮：它还待在旧的 f 值所决定的位置。",
  "check.bug.stale-heap-entry.mend":
    "这样的格子会扩展得太晚，路径的代价可能变大。g 变小时要让元素上浮，或者把格子再放入堆中一次，并跳过已关闭的格子。",
  "check.bug.g-of-last-move-only": "g 只是最后一步的代价",
  "check.bug.g-of-last-move-only.look": "邻居的 g 只是走到它的那一步的代价，没有加上出发格子的 g。",
  "check.bug.g-of-last-move-only.mend":
    "这样就不计已经走了多远，搜索会像贪心搜索那样只凭 h 奔向终点。应该把这一步的代价加到扩展的格子的 g 上。",
  "check.bug.h-added-into-g": "h 混进了 g",
  "check.bug.h-added-into-g.look":
    "新的 g 里加进了 h，例如用扩展的格子的 f 来计算，于是之后所有格子的 g 里都有它的 h。",
  "check.bug.h-added-into-g.mend":
    "这样 g 就大于实际走过的代价，比较路线时用的是错误的数值。新的 g 应由 g 算出；h 只属于 f。",
  "check.bug.diagonal-costs-straight": "斜走与直走的代价一样",
  "check.bug.diagonal-costs-straight.look": "不管往哪个方向走，加上的代价都相同。",
  "check.bug.diagonal-costs-straight.mend":
    "斜走显得太便宜，路径会在直走代价更小的地方走成锯齿。列和行都改变时，应加 14 而不是 10，或者加 √2 而不是 1。如果斜走本来就该和直走代价相同，就保留这样的代价，并用切比雪夫距离作为 h。",
  "check.bug.closed-not-checked": "没有检查关闭列表",
  "check.bug.closed-not-checked.look": "只在开启列表中查找邻居。已关闭的格子不在里面，于是又被当作新格子放进去。",
  "check.bug.closed-not-checked.mend":
    "于是格子会被反复扩展，更大的 g 可能替换更小的，没有路径时搜索可能永远不结束。应该跳过已关闭的邻居。",
  "check.bug.border-missing": "漏掉了网格边上的行和列",
  "check.bug.border-missing.look": "检查或循环差了一格，例如到 width − 1 和 height − 1 就停了。",
  "check.bug.border-missing.mend":
    "边上的格子永远不会进入：找不到沿边的路，也到不了边上的终点。应该从 0 一直到 width 和 height 之前。",
  "check.bug.h-truncated": "h 被截成整数",
  "check.bug.h-truncated.look": "距离是用整数计算或保存的，小数点后面的都丢了。",
  "check.bug.h-truncated.mend":
    "离终点远近不同的格子会得到相同的 h，搜索的顺序就变了。应该用浮点数计算，或者先乘以 10。",
  "check.bug.start-not-taken": "没有扩展起点",
  "check.bug.start-not-taken.look": "循环之前就把起点的邻居放进了开启列表，起点本身没有被扩展，也可能没有被关闭。",
  "check.bug.start-not-taken.mend":
    "没有关闭的起点会再次作为邻居加入开启列表，得到自己的 g 和父节点。只把起点放进开启列表，由循环扩展它。",
  "check.bug.compares-fresh-g": "新的 g 与一个新节点的 g 比较",
  "check.bug.compares-fresh-g.look":
    "每看一个邻居都新建一个节点，它的 g 还是无穷大，新的 g 就与它比较，而不是与开启列表中那个节点的 g 比较。",
  "check.bug.compares-fresh-g.mend":
    "于是开启列表中的格子会接受任何一条路径，哪怕更差，找到的路径代价可能变大。应该找到开启列表中的那个节点。",
  "check.bug.bounds-swapped": "边界检查中宽和高弄反了",
  "check.bug.bounds-swapped.look": "列与高度比较，行与宽度比较。",
  "check.bug.bounds-swapped.mend":
    "在不是正方形的网格上，有些格子永远不会进入，还会去看不存在的格子。x 应与宽度比较，y 应与高度比较。",
};
