function MinPriorityHeap() {
  this.store = [];
}

MinPriorityHeap.prototype.add = function (node) {
  var i = this.store.length;
  this.store.push(node);
  while (i > 0) {
    var up = Math.floor((i - 1) / 2);
    if (this.store[up].f < this.store[i].f) break;
    var tmp = this.store[up];
    this.store[up] = this.store[i];
    this.store[i] = tmp;
    i = up;
  }
};

MinPriorityHeap.prototype.extractMin = function () {
  if (this.store.length === 1) return this.store.pop();
  var min = this.store[0];
  this.store[0] = this.store.pop();
  var i = 0;
  while (2 * i + 1 < this.store.length) {
    var kid = 2 * i + 1;
    if (kid + 1 < this.store.length && this.store[kid + 1].f < this.store[kid].f) kid = kid + 1;
    if (this.store[i].f <= this.store[kid].f) break;
    var tmp = this.store[i];
    this.store[i] = this.store[kid];
    this.store[kid] = tmp;
    i = kid;
  }
  return min;
};

var Search = function (board, source, target) {
  var rows = board.length;
  var cols = board[0].length;
  var info = {};
  var heap = new MinPriorityHeap();

  function name(row, col) {
    return 'r' + row + 'c' + col;
  }
  function guess(row, col) {
    return Math.abs(target.row - row) + Math.abs(target.col - col);
  }

  info[name(source.row, source.col)] = { g: 0, prev: null, closed: false };
  heap.add({ row: source.row, col: source.col, f: guess(source.row, source.col) });

  while (heap.store.length > 0) {
    var cell = heap.extractMin();
    var me = info[name(cell.row, cell.col)];
    if (me.closed) continue;
    me.closed = true;

    if (cell.row === target.row && cell.col === target.col) {
      var path = [];
      var at = cell;
      while (at !== null) {
        path.push({ row: at.row, col: at.col });
        at = info[name(at.row, at.col)].prev;
      }
      path.reverse();
      return path;
    }

    var options = [
      { row: cell.row - 1, col: cell.col },
      { row: cell.row, col: cell.col + 1 },
      { row: cell.row + 1, col: cell.col },
      { row: cell.row, col: cell.col - 1 }
    ];
    for (var i = 0; i < options.length; i++) {
      var o = options[i];
      if (o.row < 0 || o.row >= rows || o.col < 0 || o.col >= cols) continue;
      if (board[o.row][o.col] === 1) continue;
      var known = info[name(o.row, o.col)];
      if (known && known.g <= me.g + 1) continue;
      info[name(o.row, o.col)] = { g: me.g + 1, prev: cell, closed: false };
      heap.add({ row: o.row, col: o.col, f: me.g + 1 + guess(o.row, o.col) });
    }
  }
  return false;
};
