import type { ModelSource } from '#features/models'
import type { KnowledgeHit } from '#functions/conversations/turn/knowledge.port'
import { MAX_SOURCE_CHARACTERS } from '#functions/conversations/turn/limits'
import { maxKnowledgeCharacters } from '#functions/conversations/turn/max-knowledge-characters'
import type { AgentSettings } from '#shared/agents/schema'
import { firstCharacters } from '#shared/models/first-characters'

/**
 * The sources of an answer, numbered as they are cited. A chunk's neighbours in its section are included where they fit into
 * the characters that the turn's hold covers.
 */
export const sourcesOf = (
  hits: readonly KnowledgeHit[],
  vgOptions: AgentSettings['vgOptions'],
): readonly ModelSource[] => {
  const texts = hits.map(({ text }) => firstCharacters(text, MAX_SOURCE_CHARACTERS))
  let remaining = maxKnowledgeCharacters(vgOptions) - texts.reduce((sum, { length }) => sum + length, 0)
  const fitting = (text: string | undefined): readonly string[] => {
    if (!text || text.length > remaining) return []
    remaining -= text.length
    return [text]
  }
  return hits.map(({ title, heading, url, score, before, after }, at) => {
    const later = fitting(after)
    const text = [...fitting(before), texts[at] ?? '', ...later].join('\n')
    return { n: at + 1, title, heading, score, text, ...(url ? { url } : {}) }
  })
}
