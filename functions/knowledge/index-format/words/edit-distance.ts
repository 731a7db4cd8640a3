/**
 * How many letters must be inserted, removed, exchanged or swapped with their neighbour to make `a` into `b`; `max + 1`
 * when it is more than `max`. (Optimal string alignment, row by row, with an early exit.)
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > max) return max + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, max + 1)
}
