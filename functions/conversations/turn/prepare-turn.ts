import { holdAmount } from './lease/hold-amount.ts'
import type { Ports } from './ports.ts'
import type { TurnContext } from './turn-context.ts'

/** The agent and the most that one of its replies can cost; `undefined` when there is no such agent. */
export const prepareTurn = async (
  it: {
    readonly agentId: string
    readonly conversationId: string
    readonly visitor: string
    readonly version: 'live' | 'draft'
  },
  ports: Ports,
): Promise<TurnContext | undefined> => {
  const agent = await ports.agent(it.agentId, it.version)
  if (!agent) return undefined
  const { settings } = agent
  const wanted = new Set([settings.vg_defaultModel, ...settings.nodes.flatMap(({ model }) => model ?? [])])
  const models = await Promise.all([...wanted].map((id) => ports.selectModel(id)))
  const hold = Math.max(...models.map(({ id }) => holdAmount(id, settings)))
  return { conversationId: it.conversationId, agent, hold, visitor: it.visitor }
}
