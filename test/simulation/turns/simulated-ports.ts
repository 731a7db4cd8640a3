import type { Ports } from '#functions/conversations/turn/ports'
import type { LanguageModel, ModelEvent } from '#functions/models/language-model.port'
import type { LiveAgent } from '#shared/agents/schema'
import { PAIR_ID } from './simulated-pair.ts'
import { MINUTE, type Simulation } from './simulation.ts'

/** Agents, knowledge and a model for a turn; the model is slow, and at times hangs or fails. `opening` begins each of its answers. */
export const simulatedPorts = (
  simulation: Simulation,
  agents: readonly LiveAgent[],
  opening: () => string = () => '',
): Ports => {
  const { random } = simulation
  const model = simulatedModel(simulation, opening)
  return {
    agent: async (agentId) => agents.find((agent) => agent.agentId === agentId),
    retrieve: async ({ agentId }) =>
      random.chance(0.2)
        ? [
            {
              sourceId: `pair:${agentId}`,
              title: 'Questions and answers',
              heading: 'Asked',
              text: 'Written.',
              score: 1,
              pair: { id: PAIR_ID, wins: true },
            },
          ]
        : [],
    answerThreshold: 0.5,
    tools: { describe: async () => [], run: async () => ({ ok: false, error: 'none' }) },
    selectModel: async () => ({ model, id: 'gpt-4o' }),
    judgeOffline: () => new Set(),
    offerHandoff: () => [],
  }
}

const simulatedModel = (simulation: Simulation, opening: () => string): LanguageModel => ({
  provider: 'openai',
  stream: async function* (request): AsyncGenerator<ModelEvent> {
    const { random, scheduler } = simulation
    const words = random.between(1, 4)
    for (let word = 0; word < words; word++) {
      await scheduler.sleep(random.between(10, 2_000))
      if (!simulation.isQuiet && random.chance(0.03)) {
        // a model that hangs: only the turn's own timeout ends it
        await scheduler.sleep(10 * MINUTE, request.signal)
        return
      }
      if (!simulation.isQuiet && random.chance(0.05)) {
        yield {
          type: 'failed',
          failure: random.pick(['rate-limited', 'broken-stream', 'overloaded'] as const),
          message: 'no',
        }
        return
      }
      yield { type: 'delta', text: `${word === 0 ? opening() : ''}word ${word} ` }
    }
    yield { type: 'finish', reason: 'stop', inputTokens: random.below(2_000), outputTokens: random.below(400) }
  },
})
