import type { KnowledgeHit } from '#functions/conversations/turn/knowledge.port'
import type { Citation } from '#shared/conversations/schema'

/** Not after a word or another bracket: `list[1]` in code is not a citation. */
const NUMBER = / ?(?<!\w)\[(\d{1,2})\]/g

/** The sources that an answer cites, in the order of their numbers; a number without a source is removed from the text. */
export const citationsOf = (
  text: string,
  hits: readonly KnowledgeHit[],
): { readonly text: string; readonly citations: readonly Citation[] } => {
  const used = new Set<number>()
  const cleaned = text.replace(NUMBER, (mark, digits: string) => {
    const n = Number(digits)
    if (n < 1 || n > hits.length) return ''
    used.add(n)
    return mark
  })
  const citations = [...used]
    .sort((one, other) => one - other)
    .flatMap((n) => {
      const hit = hits[n - 1]
      return hit ? [{ n, title: hit.title, sourceId: hit.sourceId, ...(hit.url ? { url: hit.url } : {}) }] : []
    })
  return { text: cleaned, citations }
}
