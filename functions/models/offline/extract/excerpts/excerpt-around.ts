import type { Query } from '#functions/models/offline/extract/reading/query-of'
import { refersBack } from '#functions/models/offline/extract/reading/refers-back'
import type { Unit } from '#functions/models/offline/extract/reading/units-of'
import { termsOf } from '#functions/models/offline/language/terms-of'

export interface Excerpt {
  /** Markdown; several lines for a list, a table or code. */
  readonly text: string
  /** Its subject, when its own text does not name it. */
  readonly label: string
  /** The indexes of its units, in order. */
  readonly used: readonly number[]
}

const MAX_LINES = 8

/**
 * A unit with the units that belong to it: the sentence that "it" refers to, the lines after a colon, the whole list when the
 * question asks for one, a table's header row, all lines of code. Units in `taken` are already part of the answer.
 */
export const excerptAround = (
  units: readonly Unit[],
  at: number,
  { wants, terms }: Query,
  taken: ReadonlySet<number>,
): Excerpt => {
  const unit = units[at]
  if (!unit) return { text: '', label: '', used: [] }
  const keys = terms.map(({ term }) => term.key)
  const label = labelOf(unit, keys)
  switch (unit.kind) {
    case 'code':
      return codeAround(units, at, taken)
    case 'row':
      return rowWithHead(units, at, taken, label)
    case 'item':
      return wants.list ? listAround(units, at, taken) : { text: unit.text, label, used: [at] }
    default:
      return sentencesAround(units, at, taken, label)
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

const fenced = (lines: readonly string[]): string => ['```', ...lines, '```'].join('\n')

const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const codeAround = (units: readonly Unit[], at: number, taken: ReadonlySet<number>): Excerpt => {
  const [first, last] = runAround(units, at)
  const before = units[first - 1]
  const isIntroduced = before?.kind === 'sentence' && before.source === units[at]?.source && !taken.has(first - 1)
  const listing = fenced(range(first, last).map((line) => textAt(units, line)))
  const after = units[last + 1]
  const isSignature = first === last && after?.kind === 'sentence' && after.source === units[at]?.source
  if (!isIntroduced && isSignature && !taken.has(last + 1))
    return { text: `${listing}\n${after.text}`, label: '', used: range(first, last + 1) }
  return isIntroduced
    ? { text: `${before.text}\n${listing}`, label: '', used: range(first - 1, last) }
    : { text: listing, label: '', used: range(first, last) }
}

const listAround = (units: readonly Unit[], at: number, taken: ReadonlySet<number>): Excerpt => {
  const [first, last] = runAround(units, at)
  const before = units[first - 1]
  const heading = units[at]?.heading
  const items = bulleted(
    range(first, last)
      .filter((item) => !taken.has(item))
      .map((item) => textAt(units, item)),
  )
  if (before?.kind === 'sentence' && before.source === units[at]?.source && /:$/.test(before.text))
    return { text: taken.has(first - 1) ? items : `${before.text}\n${items}`, label: '', used: range(first - 1, last) }
  return { text: heading ? `**${heading}**\n${items}` : items, label: '', used: range(first, last) }
}

/** The first row of a table names its columns: with it a single row can be read. */
const rowWithHead = (units: readonly Unit[], at: number, taken: ReadonlySet<number>, label: string): Excerpt => {
  const isRow = (other: number) => units[other]?.kind === 'row' && units[other]?.source === units[at]?.source
  let first = at
  while (isRow(first - 1)) first--
  const head = cellsOf(textAt(units, first))
  const row = cellsOf(textAt(units, at))
  // a table that continues from another chunk has no header row
  const isHead = head.every((cell) => cell.length <= 40 && !/\d/.test(cell))
  const isReadable = isHead && first !== at && !taken.has(first) && head.length === row.length
  if (!isReadable) return { text: row.filter(Boolean).join(' – '), label, used: [at] }
  const lines = [head, head.map(() => '---'), row].map((cells) => `| ${cells.join(' | ')} |`)
  return { text: lines.join('\n'), label: '', used: [first, at] }
}

const cellsOf = (row: string): readonly string[] => row.split(/ \|(?: |$)/).map((cell) => cell.trim())

const sentencesAround = (units: readonly Unit[], at: number, taken: ReadonlySet<number>, label: string): Excerpt => {
  const sentence = textAt(units, at)
  const first = refersBack(units, at) && !taken.has(at - 1) ? at - 1 : at
  const text = range(first, at)
    .map((place) => textAt(units, place))
    .join(' ')
  const next = units[at + 1]
  if (!next || !/:$/.test(sentence) || next.source !== units[at]?.source || next.kind === 'heading')
    return { text, label, used: range(first, at) }
  const last = next.kind === 'sentence' ? at + 1 : runAround(units, at + 1)[1]
  const places = range(at + 1, Math.min(last, at + MAX_LINES))
  const lines = places.map((place) => textAt(units, place))
  const used = [...range(first, at), ...places]
  if (next.kind === 'sentence') return { text: `${text} ${lines.join(' ')}`, label, used }
  return { text: `${text}\n${next.kind === 'code' ? fenced(lines) : bulleted(lines)}`, label, used }
}

/** The heading above, when it has words of the question that the unit itself does not name. */
const labelOf = ({ heading, text }: Unit, keys: readonly string[]): string => {
  const own = new Set(termsOf(text).map(({ key }) => key))
  const named = heading.replace(/^(?:.* > )?(?:[\d.]+\s+)?/, '').replace(/(?<!\s)\s*[§#¶]$/, '')
  const addsTerms = termsOf(named).some(({ key }) => keys.includes(key) && !own.has(key))
  if (isEntry.test(named) && !text.includes(named)) {
    const short = named.length <= 160 ? named : parametersIn(named, keys)
    if (short) return short
  }
  return addsTerms && named.length <= 80 && !/\?$/.test(named) ? named : ''
}

/** Of a signature that is too long to be quoted the parameters that the question names: `start_server(…, backlog=100, …)`. */
const parametersIn = (signature: string, keys: readonly string[]): string => {
  const [, name = '', list = ''] = /^([^(]{1,80})\((.*)\)/.exec(signature) ?? []
  const all = list.split(',').map((parameter) => parameter.trim())
  const asked = all.filter((parameter) => termsOf(parameter.split('=')[0] ?? '').some(({ key }) => keys.includes(key)))
  return asked.length > 0 ? `${name}(…, ${asked.join(', ')}, …)` : ''
}

/** The name of a setting, function or option: a sentence below it rarely says it again. */
const isEntry = /^(?:@|-{1,2}|(?:async|class|exception|function|coroutine) )?[\w.:-]+(?:[_.:-]\w|\p{Ll}\p{Lu}|\()/u
