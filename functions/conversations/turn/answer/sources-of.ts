import type { ModelSource } from '#features/models'
import type { KnowledgeHit } from '#functions/conversations/turn/knowledge.port'
import { MAX_SOURCE_CHARACTERS } from '#functions/conversations/turn/limits'
import { maxKnowledgeCharacters } from '#functions/conversations/turn/max-knowledge-characters'
import type { AgentSettings } from '#shared/agents/schema'

/**
 * What a model may answer from, numbered as it is cited. What stands around a passage in its section is read as part of
 * it, where the room that a turn has paid for is not taken by the passages themselves.
 */
export const sourcesOf = (
  hits: readonly KnowledgeHit[],
  vgOptions: AgentSettings['vgOptions'],
): readonly ModelSource[] => {
  const texts = hits.map(({ text }) => text.slice(0, MAX_SOURCE_CHARACTERS))
  let room = maxKnowledgeCharacters(vgOptions) - texts.reduce((sum, { length }) => sum + length, 0)
  const fitting = (text: string | undefined): readonly string[] => {
    if (!text || text.length > room) return []
    room -= text.length
    return [text]
  }
  return hits.map(({ title, heading, url, score, before, after }, at) => {
    const later = fitting(after)
    const text = [...fitting(before), texts[at] ?? '', ...later].join('\n')
    return { n: at + 1, title, heading, score, text, ...(url ? { url } : {}) }
  })
}
