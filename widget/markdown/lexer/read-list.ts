import { blockPatterns, isLazyContinuation } from './block-patterns.ts'
import { type BlockAt, lexBlocks } from './lex-blocks.ts'
import type { Block } from './tokens.ts'

interface Item {
  /** The column of its marker, and the column of its text and continuation lines. */
  readonly column: number
  readonly indent: number
  /** `-`, `*`, `+`, or the character after a number: a different one begins a new list. */
  readonly kind: string
  readonly number: number | undefined
  readonly words: string
}

const itemOf = (line: string): Item | undefined => {
  const found = blockPatterns.rule.test(line) ? undefined : blockPatterns.item.exec(line)
  if (!found) return undefined
  const [, before = '', mark = '', space = ' ', words = ''] = found
  const gap = space.length > 4 || words === '' ? 1 : space.length
  const isNumbered = mark.length > 1
  return {
    column: before.length,
    indent: before.length + mark.length + gap,
    kind: mark.slice(-1),
    number: isNumbered ? Number.parseInt(mark, 10) : undefined,
    words: space.length > 4 ? space.slice(1) + words : words,
  }
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Models nest with two spaces even under `1.`, which is unambiguous. */
const isInside = (line: string, { column, indent }: Item): boolean =>
  line.trim() !== '' && indentOf(line) >= Math.min(indent, column + 2)

const replaceTaskMark = (words: string): string =>
  words.replace(/^\[([ xX])\][ \t]+/, (_, mark: string) => (mark === ' ' ? '☐ ' : '☑ '))

/** In a tight list a paragraph is drawn without `<p>`. */
const asLine = (block: Block): Block => (block.type === 'paragraph' ? { ...block, type: 'line' } : block)

/** The list that begins at a line: its items with what they contain. */
export const readList = (lines: readonly string[], at: number, depth: number): BlockAt | undefined => {
  const first = itemOf(lines[at] ?? '')
  if (!first) return undefined
  const items: string[][] = []
  let isLoose = false
  let current: Item = first
  let end = at
  while (end < lines.length) {
    const line = lines[end] ?? ''
    const next = itemOf(line)
    const inside = items.at(-1)
    if (inside && isInside(line, current)) inside.push(line.slice(Math.min(indentOf(line), current.indent)))
    else if (next && next.kind === first.kind && (next.number === undefined) === (first.number === undefined)) {
      current = next
      items.push([replaceTaskMark(next.words)])
    } else if (line.trim() === '') {
      const after = lines.findIndex((one, i) => i > end && one.trim() !== '')
      const follower = lines[after] ?? ''
      if (after < 0 || !(isInside(follower, current) || itemOf(follower)?.kind === first.kind)) break
      isLoose ||= !itemOf(follower.trimStart()) || itemOf(follower)?.kind === first.kind
      for (; end < after - 1; end++) inside?.push('')
      inside?.push('')
    } else if (inside && isLazyContinuation(inside, lines, end)) inside.push(line.trimStart())
    else break
    end++
  }
  const contents = items.map((item) => lexBlocks(item, depth + 1))
  return {
    block: { type: 'list', start: first.number, items: isLoose ? contents : contents.map((item) => item.map(asLine)) },
    end,
  }
}
