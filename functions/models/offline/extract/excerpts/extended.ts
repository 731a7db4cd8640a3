import { isChangeNote } from '#functions/models/offline/extract/reading/is-change-note'
import type { Query } from '#functions/models/offline/extract/reading/query-of'
import type { Reading } from '#functions/models/offline/extract/reading/read-sources'
import { termsOf } from '#functions/models/offline/language/terms-of'
import type { Excerpt } from './excerpt-around.ts'

/** Up to so many characters an excerpt is continued. */
const REACH = 400

/**
 * An excerpt with the sentences that follow it below the same heading, as long as it stays short: what a sentence begins, the next
 * ones explain. One that says all that was asked is complete, unless the question asks for a way; so are lists, tables and code.
 * Units in `taken` are already part of the answer.
 */
export const extended = (
  { units, query, quotable }: Pick<Reading, 'units' | 'query' | 'quotable'>,
  excerpt: Excerpt,
  room: number,
  taken: ReadonlySet<number>,
): Excerpt => {
  const last = excerpt.used.at(-1) ?? -1
  const unit = units[last]
  if (unit?.kind !== 'sentence' || excerpt.text.includes('\n') || isComplete(excerpt, query)) return excerpt
  const most = Math.min(REACH, excerpt.text.length + room)
  let { text } = excerpt
  const used = [...excerpt.used]
  for (let at = last + 1; ; at++) {
    const next = units[at]
    const isSame = next?.kind === 'sentence' && next.source === unit.source && next.heading === unit.heading
    if (!isSame || taken.has(at) || !quotable.has(at) || text.includes(next.text) || isChangeNote(next.text)) break
    if (/:$/.test(next.text) || text.length + next.text.length >= most) break
    text = `${text} ${next.text}`
    used.push(at)
  }
  return { ...excerpt, text, used }
}

const isComplete = ({ text, label }: Excerpt, { terms, wants }: Query): boolean => {
  if (wants.code || (terms.length === 1 && terms[0]?.term.isExact)) return false
  const said = new Set(termsOf(`${label} ${text}`).map(({ key }) => key))
  return terms.every(({ term, weight }) => weight < 1 || said.has(term.key))
}
