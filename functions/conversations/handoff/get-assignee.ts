import { heads } from '#functions/conversations/store'
import type { HumanAgent } from './human-agent-of.ts'

/** The member who has taken over a conversation; `undefined` while the agent answers, the visitor waits, or after the end. */
export const getAssignee = async (agentId: string, conversationId: string): Promise<HumanAgent | undefined> => {
  const head = await heads.get({ conversationId })
  return head?.agentId === agentId && head.state === 'human-chatting' ? head.person : undefined
}
