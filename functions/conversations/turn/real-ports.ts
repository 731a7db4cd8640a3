import { draftAgent, liveAgent } from '#features/agents'
import { answerThreshold, prefetchKnowledge, retrieve } from '#features/knowledge'
import { messageWords, selectModel } from '#features/models'
import { loadAnswerRules } from '#functions/conversations/turn/asks/load-answer-rules'
import { providerSecrets } from '#lib/secrets'
import { handoffOffer } from './handoff-offer.ts'
import type { Ports } from './ports.ts'
import { turnLimits } from './rate/turn-limits.ts'

/** A turn's ports outside of tests. */
export const realPorts: Ports = {
  agent: (agentId, version) => {
    // read in parallel with the agent and the turn's first round trip, so that a search needs no round trip of its own
    void prefetchKnowledge(agentId)
    void messageWords()
    void loadAnswerRules()
    return version === 'draft' ? draftAgent(agentId) : liveAgent(agentId)
  },
  retrieve,
  answerThreshold,
  // no feature offers tools yet: nodes may name some, and none is described to the model
  tools: { describe: async () => [], run: async ({ name }) => ({ ok: false, error: `there is no tool ${name}` }) },
  selectModel: async (modelId) => selectModel(modelId, await providerSecrets()),
  judgeOffline: async (...about) => (await messageWords()).judgeLexically(...about),
  offerHandoff: handoffOffer,
  // few turns need it, and a cold start none
  awayWords: async (...about) => (await import('#functions/conversations/away-words-now')).awayWordsNow(...about),
  contact: () => import('#functions/conversations/contact/contact'),
  launch: () => import('./launch/launch-reply.ts'),
  turnLimits: turnLimits(),
}
