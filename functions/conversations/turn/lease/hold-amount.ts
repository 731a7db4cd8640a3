import { MAX_HISTORY_CHARACTERS } from '#functions/conversations/turn/limits'
import { maxKnowledgeCharacters } from '#functions/conversations/turn/max-knowledge-characters'
import type { AgentSettings } from '#shared/agents/schema'
import { turnPrice } from '#shared/billing/turn-price'

/** A token is about four characters of English and fewer of most other scripts; three errs on the side of a larger hold. */
const CHARACTERS_PER_TOKEN = 3

/**
 * The most that one turn can cost, in milli-credits, known before anything is read: instructions, the longest history, the
 * most chunks and the longest answer. `modelId` is the one that answers (`offline` costs the base price only).
 */
export const holdAmount = (
  modelId: string,
  {
    vg_systemPrompt,
    vg_maxTokens,
    vgOptions,
    nodes,
  }: Pick<AgentSettings, 'vg_systemPrompt' | 'vg_maxTokens' | 'vgOptions' | 'nodes'>,
): number => {
  const notes = nodes
    .filter(({ type }) => type === 'note')
    .reduce((sum, { instructions }) => sum + instructions.length, 0)
  const longest = nodes.reduce((most, { instructions }) => Math.max(most, instructions.length), 0)
  const characters =
    vg_systemPrompt.length + notes + longest + maxKnowledgeCharacters(vgOptions) + MAX_HISTORY_CHARACTERS + 2000
  return turnPrice(modelId, { input: Math.ceil(characters / CHARACTERS_PER_TOKEN), output: vg_maxTokens })
}
