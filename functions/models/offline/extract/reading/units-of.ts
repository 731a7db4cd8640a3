import type { ModelSource } from '#functions/models/language-model.port'
import { isLayout } from './is-statement.ts'

export interface Unit {
  readonly kind: 'heading' | 'sentence' | 'item' | 'row' | 'code'
  readonly text: string
  /** The line of the source: sentences of one paragraph share it. */
  readonly line: number
  /** The nearest heading line above. */
  readonly heading: string
  /** For a table row: the table's header row. */
  readonly columns?: string
  readonly source: ModelSource
}

/** Splits a source's text into units that can be quoted on their own: sentences, list items, table rows, lines of code. */
export const unitsOf = (source: ModelSource): readonly Unit[] => {
  const lines = source.text.split('\n').map((line) => line.trimEnd())
  const units: Unit[] = []
  let heading = source.heading.split(' > ').at(-1) ?? ''
  let columns: string | undefined
  let isFenced = false
  for (const [line, text] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(text)) {
      isFenced = !isFenced
      continue
    }
    if (text.trim() === '') continue
    const kind = isFenced ? 'code' : kindOf(text, lines[line + 1], lines[line - 1])
    if (kind !== 'row') columns = undefined
    if (kind === 'heading') heading = bare(text, kind).split(' > ').at(-1) ?? ''
    const pieces =
      kind === 'sentence'
        ? sentencesOf(text.replace(/^(?:A|Answer|Antwort)\s?:\s*/i, ''))
        : [kind === 'code' ? text : bare(text, kind)]
    for (const piece of pieces)
      units.push({ kind, text: piece, line, heading, source, ...(columns !== undefined && { columns }) })
    if (kind === 'row') columns ??= text
  }
  return units
}

const bare = (text: string, kind: Unit['kind']): string =>
  kind === 'item'
    ? text.replace(/^\s*(?:[-*•·]|\d{1,3}[.)])\s+/, '')
    : kind === 'heading'
      ? text.replace(/^#+\s*|^(?:Q|Question|Frage)\s?:\s*/i, '').trim()
      : text.trim()

const kindOf = (text: string, next: string | undefined, before: string | undefined): Unit['kind'] => {
  if (/^#{1,6}\s/.test(text) || /^(?:Q|Question|Frage)\s?:/i.test(text)) return 'heading'
  if (/^\s*(?:[-*•·]|\d{1,3}[.)])\s+\S/.test(text)) return 'item'
  if (cells.test(text) && (!/[.!?]$/.test(text) || cells.test(before ?? '') || cells.test(next ?? ''))) return 'row'
  const isFollowed = next !== undefined && next.trim() !== ''
  // "os.walk(top, topdown=True)" above its explanation is a term, as in reference manuals
  if (signature.test(text) && isFollowed && prose.test(next)) return 'heading'
  if (looksLikeCode(text)) return 'code'
  const isShort = text.length <= 120 && text.split(/\s+/).length <= 16
  if (isLayout(text)) return 'sentence'
  // a question with an answer in the next line is a heading, as in lists of questions and answers
  if (isShort && isFollowed && /[^.!:;,…。！；，、]$/.test(text)) return 'heading'
  return 'sentence'
}

const cells = /\S \| \S/
const signature = /^(?:class |async |await |@)?[\w.]+\(.*\)(?: ?(?:->|→) ?[^\s)]+)?$/
const prose = /^["'“‘(]?\p{Lu}\S* (?:\S+ ){3,}|^(?:Description|Purpose|Summary)\b/u

const looksLikeCode = (text: string): boolean =>
  /^(?:\s{2,}\S|\t|[$>#] \S|>>> |\.\.\. |\w+[=#]> )/.test(text) ||
  /^(?:async |await )?(?:def|class|for|while|if|elif|else|try|except|with|return)\b.*:$/.test(text) ||
  /(?:[;{}]|=>|\\)$/.test(text) ||
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|BEGIN|COMMIT|GRANT|WITH)\b.*[A-Z_(*]/.test(text) ||
  /^(?:npm|npx|yarn|pnpm|pip|apt|brew|docker|kubectl|git|curl|sudo|cd|import|const|let|var|function|export) \S/.test(
    text,
  ) ||
  /^[\w.[\]-]+ ?= ?\S+$/.test(text) ||
  // the end of a call or of a text that began some lines before
  /^(?:"{3}|'{3}|[)\]}])/.test(text) ||
  /^(?:<\/?\w[^>]*>|\w[\w.]*\(.*\))$/.test(text.trim())

/** Splits at the ends of sentences, but not after abbreviations, initials and list numbers. */
const sentencesOf = (text: string): readonly string[] => {
  const pieces = text.split(/(?=\s)(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘(¿¡]?[\p{Lu}\p{N}\p{Lo}])|(?<=[。！？])/u)
  const sentences: string[] = []
  for (const piece of pieces) {
    const before = sentences.at(-1)
    if (before !== undefined && abbreviation.test(before)) sentences[sentences.length - 1] = `${before} ${piece}`
    else sentences.push(piece.trim())
  }
  return sentences.filter(Boolean)
}

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|ca|no|nr|art|fig|vol|dr|mr|mrs|ms|prof|st|inc|ltd|z\.\s?b|d\.\s?h|bzw|usw|p\.\s?ex|ej|sig|sr|sra|\p{Lu})\.$/iu
