import type { Citation } from '#shared/conversations/schema'
import type { Candidate } from './candidate.ts'
import { figure } from './figure.ts'

interface Answer {
  readonly text: string
  readonly citations: readonly Citation[]
}

interface GoodAnswer {
  readonly answer: string
  readonly title: string
  readonly url: string
}

/** Whether each sentence of an answer stands in a text. */
const isAllIn = (text: string, answer: string): boolean => {
  const plain = text.replace(/\s+/g, ' ')
  return answer.split(/(?<=[.!?。！？])\s+/).every((sentence) => plain.includes(sentence.replace(/\s+/g, ' ')))
}

/** A page that is cited with its part (`#page=2`) is the page. */
const pageOf = (url: string | undefined): string => (url?.split('#', 1)[0] ?? '').replace(/\/$/, '')

/**
 * An answer that is worth showing: it cites the page from which the question comes, and no other, and is a whole sentence, a
 * list or a row, not a heading, an entry of a menu, or what most pages repeat. `undefined` for others.
 */
export const goodAnswer = (
  { kind, question, url, part }: Candidate,
  { text, citations }: Answer,
  bodies: readonly string[],
): GoodAnswer | undefined => {
  const answer = text.replace(/ ?\[\d{1,2}\]/g, '').trim()
  const [citation] = citations
  if (!citation || citations.some((one) => pageOf(one.url) !== pageOf(url))) return undefined
  const isWhole = /[.!?。！？]["”»)]?$/.test(answer) && answer.split(/\s+/).length >= 5
  const isWholeAsian = /[。！？]$/.test(answer) && answer.length >= 10
  const isRow = /^[|-] .+\d/m.test(answer) || / \| /.test(answer)
  const isPrice = /\d/.test(answer) && /[€$£¥円元]|\b(euros?|EUR|USD|GBP|CHF)\b/i.test(answer)
  if (!(isWhole || isWholeAsian || isRow || isPrice) || answer.length > 700) return undefined
  // a part was asked about for its figure
  if (
    kind === 'about' &&
    (!figure.test(answer) || answer.includes(' > ') || (part !== undefined && !isAllIn(part, answer)))
  )
    return undefined
  if (question.toLowerCase().includes(answer.toLowerCase())) return undefined
  const same = bodies.filter((body) => body.includes(answer)).length
  if (bodies.length > 2 && same > bodies.length / 2) return undefined
  return { answer, title: citation.title, url: citation.url ?? url }
}
