const key = ({ x, y }) => `${x}|${y}`
const same = (a, b) => a.x === b.x && a.y === b.y
const manhattan = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)

const around = (board, { x, y }) =>
  [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }]
    .filter(p => board[p.y]?.[p.x] === 0)

const unwind = node => (node ? [...unwind(node.parent), { x: node.x, y: node.y }] : [])

const findPath = (board, from, to) => {
  let open = [{ x: from.x, y: from.y, g: 0, f: manhattan(from, to), parent: null }]
  const done = new Set()

  while (open.length) {
    const current = open.reduce((best, n) => (n.f < best.f ? n : best))
    open = open.filter(n => n !== current)
    if (same(current, to)) return unwind(current)
    done.add(key(current))

    around(board, current)
      .filter(p => !done.has(key(p)))
      .forEach(p => {
        const g = current.g + 1
        const known = open.find(n => same(n, p))
        if (known && known.g <= g) return
        open = [...open.filter(n => n !== known), { ...p, g, f: g + manhattan(p, to), parent: current }]
      })
  }
  return null
}
