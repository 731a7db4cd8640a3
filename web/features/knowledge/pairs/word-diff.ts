export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'come'
  readonly text: string
}

/** Above this many words on both sides together, a text is compared as a whole: the table grows with their product. */
const MAX_WORDS = 2000

/** The difference between two texts, word by word (longest common subsequence). Neighbours of one kind are joined. */
export const wordDiff = (before: string, after: string): DiffPart[] => {
  const one = before.match(/\s+|[^\s]+/g) ?? []
  const other = after.match(/\s+|[^\s]+/g) ?? []
  if (one.length + other.length > MAX_WORDS) return joined([part('gone', before), part('come', after)])
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const line = rows[row]
      if (line)
        line[column] =
          one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const parts: DiffPart[] = []
  let row = 0
  let column = 0
  while (row < one.length || column < other.length) {
    if (row < one.length && column < other.length && one[row] === other[column]) {
      parts.push(part('same', one[row++]))
      column++
    } else if (column >= other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1)))
      parts.push(part('gone', one[row++]))
    else parts.push(part('come', other[column++]))
  }
  return joined(parts)
}

const part = (kind: DiffPart['kind'], text = ''): DiffPart => ({ kind, text })

const joined = (parts: readonly DiffPart[]): DiffPart[] => {
  const found: DiffPart[] = []
  for (const next of parts) {
    const last = found.at(-1)
    if (next.text === '') continue
    if (last?.kind === next.kind) found[found.length - 1] = part(last.kind, last.text + next.text)
    else found.push(next)
  }
  return found
}
