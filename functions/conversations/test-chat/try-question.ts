import { retrieve } from '#features/knowledge'
import { selectModel } from '#features/models'
import { citationsOf } from '#functions/conversations/turn/answer/citations-of'
import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import { MAX_SOURCES } from '#functions/conversations/turn/limits'
import type { AgentSettings } from '#shared/agents/schema'
import type { Citation } from '#shared/conversations/schema'

interface Trial {
  readonly agentId: string
  readonly text: string
  readonly settings: Pick<AgentSettings, 'vgOptions'>
}

interface TrialAnswer {
  /** With the numbers of its sources. */
  readonly text: string
  readonly citations: readonly Citation[]
}

/**
 * What the offline model answers to a question from an agent's current knowledge; `undefined` if it does not know, or a Q&A
 * answers. Free of charge, always the same, and without a conversation.
 */
export const tryQuestion = async ({ agentId, text, settings }: Trial): Promise<TrialAnswer | undefined> => {
  const hits = await retrieve({ agentId, text, limit: MAX_SOURCES, isCurrent: true, isLexical: true })
  if (hits.length === 0 || hits[0]?.pair?.wins) return undefined
  const { model, id } = await selectModel('offline', {})
  const events = model.stream({
    model: id,
    system: '',
    messages: [{ role: 'user', text }],
    sources: sourcesOf(hits, settings.vgOptions),
    isKnowledgeOnly: true,
    node: { name: '', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  })
  let answer = ''
  for await (const event of events) {
    if (event.type === 'delta') answer += event.text
    if (event.type === 'failed' || (event.type === 'finish' && event.isUnanswered)) return undefined
  }
  return citationsOf(answer, hits)
}
