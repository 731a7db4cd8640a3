import { heads } from '#functions/conversations/store'
import type { HumanAgent } from './human-agent-of.ts'

/** Who of the team holds a conversation of the agent; nobody while the agent does, somebody is only waited for, or it is over. */
export const getAssignee = async (agentId: string, conversationId: string): Promise<HumanAgent | undefined> => {
  const head = await heads.get({ conversationId })
  return head?.agentId === agentId && head.state === 'human-chatting' ? head.person : undefined
}
