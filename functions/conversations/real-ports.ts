import { draftAgent, liveAgent } from '#features/agents'
import { answerable, prefetchKnowledge, retrieve } from '#features/knowledge'
import { platformSecrets } from '#lib/secrets'
import { judgeLexically } from './judge-lexically.ts'
import { selectModel } from './models/select-model.ts'
import { personOffer } from './person-offer.ts'
import type { Ports } from './turn/ports.ts'

/** What a turn works with outside of tests. */
export const realPorts: Ports = {
  agent: (agentId, version) => {
    // read beside the agent and the turn's first trip, so that looking something up costs no trip of its own
    void prefetchKnowledge(agentId)
    return version === 'draft' ? draftAgent(agentId) : liveAgent(agentId)
  },
  retrieve,
  answerable,
  // no feature offers tools yet: nodes may name some, and none is described to the model
  tools: { describe: async () => [], run: async ({ name }) => ({ ok: false, error: `there is no tool ${name}` }) },
  selectModel: async (modelId) => selectModel(modelId, await platformSecrets()),
  judgeOffline: judgeLexically,
  offerPerson: personOffer,
}
