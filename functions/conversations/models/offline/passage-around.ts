import type { Query } from './query-of.ts'
import type { Unit } from './units-of.ts'

export interface Passage {
  /** Markdown. */
  readonly text: string
  /** The places of the units it is made of. */
  readonly used: readonly number[]
}

const MAX_LINES = 8

/**
 * What has to be read together with a unit: what "it" points back to, what a colon announces, the whole of a list that was
 * asked for, the head of a table, all lines of a listing.
 */
export const passageAround = (
  units: readonly Unit[],
  at: number,
  wants: Query['wants'],
  taken: ReadonlySet<number>,
): Passage => {
  const unit = units[at]
  if (!unit) return { text: '', used: [] }
  switch (unit.kind) {
    case 'code':
      return codeAround(units, at, taken)
    case 'row':
      return tableAround(units, at, taken)
    case 'item':
      return wants.list ? listAround(units, at, taken) : { text: `${label(units, at)}${unit.text}`, used: [at] }
    default:
      return sentencesAround(units, at, taken)
  }
}

/** Neighbours of the same kind and source, before and after, at most MAX_LINES in all. */
const runAround = (units: readonly Unit[], at: number): readonly [first: number, last: number] => {
  const isSame = (other: number) => units[other]?.kind === units[at]?.kind && units[other]?.source === units[at]?.source
  let first = at
  let last = at
  while (isSame(first - 1) && at - first < MAX_LINES - 1) first--
  while (isSame(last + 1) && last - first < MAX_LINES - 1) last++
  return [first, last]
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)

const textAt = (units: readonly Unit[], at: number): string => units[at]?.text ?? ''

const introOf = (units: readonly Unit[], first: number): number | undefined => {
  const before = units[first - 1]
  return before?.kind === 'sentence' && before.source === units[first]?.source && /:$/.test(before.text)
    ? first - 1
    : undefined
}

const codeAround = (units: readonly Unit[], at: number, taken: ReadonlySet<number>): Passage => {
  const [first, last] = runAround(units, at)
  const before = units[first - 1]
  const intro = before?.kind === 'sentence' && before.source === units[at]?.source ? first - 1 : undefined
  const listing = `\`\`\`\n${range(first, last)
    .map((line) => textAt(units, line))
    .join('\n')}\n\`\`\``
  return intro === undefined || taken.has(intro)
    ? { text: listing, used: range(first, last) }
    : { text: `${textAt(units, intro)}\n${listing}`, used: range(intro, last) }
}

const listAround = (units: readonly Unit[], at: number, taken: ReadonlySet<number>): Passage => {
  const [first, last] = runAround(units, at)
  const intro = introOf(units, first)
  const items = range(first, last)
    .filter((item) => !taken.has(item))
    .map((item) => `- ${textAt(units, item)}`)
    .join('\n')
  if (intro !== undefined && !taken.has(intro))
    return { text: `${textAt(units, intro)}\n${items}`, used: range(intro, last) }
  const heading = units[at]?.heading
  return { text: heading ? `**${heading}**\n${items}` : items, used: range(first, last) }
}

/** The first row of a table names its columns: with it a single row can be read. */
const tableAround = (units: readonly Unit[], at: number, taken: ReadonlySet<number>): Passage => {
  const isRow = (other: number) => units[other]?.kind === 'row' && units[other]?.source === units[at]?.source
  let first = at
  while (isRow(first - 1)) first--
  const head = cellsOf(textAt(units, first))
  const row = cellsOf(textAt(units, at))
  const isReadable = first !== at && !taken.has(first) && head.length === row.length
  if (!isReadable) return { text: `${label(units, at)}${row.join(' – ')}`, used: [at] }
  const lines = [head, head.map(() => '---'), row].map((cells) => `| ${cells.join(' | ')} |`)
  return { text: lines.join('\n'), used: [first, at] }
}

const cellsOf = (row: string): readonly string[] => row.split(' | ').map((cell) => cell.trim())

const sentencesAround = (units: readonly Unit[], at: number, taken: ReadonlySet<number>): Passage => {
  const before = units[at - 1]
  const sentence = textAt(units, at)
  const pointsBack =
    pronoun.test(sentence) && before?.kind === 'sentence' && before.line === units[at]?.line && !taken.has(at - 1)
  const first = pointsBack ? at - 1 : at
  const text = `${label(units, first)}${range(first, at)
    .map((place) => textAt(units, place))
    .join(' ')}`
  const next = units[at + 1]
  const announces = /:$/.test(sentence) && next?.source === units[at]?.source && next?.kind !== 'heading'
  if (!next || !announces) return { text, used: range(first, at) }
  const last = next.kind === 'sentence' ? at + 1 : runAround(units, at + 1)[1]
  const places = range(at + 1, Math.min(last, at + MAX_LINES))
  const lines = places.map((place) => textAt(units, place))
  const body =
    next.kind === 'code'
      ? `\n\`\`\`\n${lines.join('\n')}\n\`\`\``
      : next.kind === 'sentence'
        ? ` ${lines.join(' ')}`
        : `\n${lines.map((line) => `- ${line}`).join('\n')}`
  return { text: `${text}${body}`, used: [...range(first, at), ...places] }
}

const pronoun =
  /^(It|Its|This|These|They|Their|That|Those|Such|He|She|In this case|Otherwise|However|But|And|Also|Then|If so|If not|Instead|Therefore|Note that this|Er|Sie|Es|Dies|Diese|Dieser|Dieses|Il|Elle|Cela|Ce|Esto|Este|Esta|Questo|Questa|Isso|Este)\b/

/** The heading right above, when the words of the unit do not name what it is about. */
const label = (units: readonly Unit[], at: number): string => {
  const unit = units[at]
  const above = units[at - 1]
  const isFirstBelow = above?.kind === 'heading' && above.source === unit?.source
  return isFirstBelow && !/\?$/.test(above.text) ? `**${above.text}**: ` : ''
}
