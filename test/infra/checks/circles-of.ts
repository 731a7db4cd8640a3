import type { SourceImport } from './source-imports.ts'

/** The files that load each other, each circle as its files in order: strongly connected parts of more than one file. */
export const circlesOf = (imports: readonly Pick<SourceImport, 'from' | 'to' | 'kind'>[]): readonly string[][] => {
  const next = new Map<string, string[]>()
  for (const { from, to, kind } of imports)
    if (to !== undefined && kind === 'value') next.set(from, [...(next.get(from) ?? []), to])

  const circles: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  // Tarjan: what reaches back to itself stays open until its first file is done
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file) ?? 0)
    open.push(file)
    for (const target of next.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      const reached = open.includes(target) ? lowest.get(target) : undefined
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? reached, reached))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return circles.toSorted(([a = ''], [b = '']) => a.localeCompare(b))
}
