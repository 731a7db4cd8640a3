import type { LanguageModel } from '#features/models'
import { world } from '#lib/world'
import { newAgentDefaults } from '#shared/agents/defaults'
import type { AgentSettings } from '#shared/agents/schema'

/** What the model of every agent thinks before its answer, in milliseconds. */
export const THINK_MS = 6500

/** A default agent on gpt-4o, with caps that are asked at each turn and reached by none. */
export const loadSettings = (title: string): AgentSettings => {
  const settings = newAgentDefaults({ title, agentPlatform: 'vg' })
  const { security } = settings
  const spendGuards = { ...security.spendGuards, perDay: 1_000_000, perVisitorPerDay: 1_000 }
  return { ...settings, vg_defaultModel: 'gpt-4o', security: { ...security, spendGuards } }
}

/** Thinks, then answers at once; its tokens cost 9 credits, so that a turn costs 10. */
export const thinkingModel: LanguageModel = {
  provider: 'openai',
  stream: async function* ({ signal }) {
    await world().sleep(THINK_MS, signal)
    yield { type: 'delta', text: 'The office is open from nine to five on weekdays. '.repeat(6) }
    yield { type: 'finish', reason: 'stop', inputTokens: 2400, outputTokens: 300 }
  },
}
