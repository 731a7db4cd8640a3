import { type AgentMeta, agents } from '#functions/agents/store'
import { agentText } from '#shared/agents/messages'
import { Problem } from '#shared/problems'

/** The record that holds an agent's key. Read consistently: what shows after a rotation is the new key. */
export const agentOfKeys = async (agentId: string): Promise<AgentMeta> => {
  const meta = await agents.get({ agentId }, { consistent: true })
  if (!meta) throw new Problem('not-found', agentText('notFound'))
  return meta
}
