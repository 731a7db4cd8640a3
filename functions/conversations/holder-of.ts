import type { Person } from './handoff/person-of.ts'
import { heads } from './turn/store.ts'

/** Who of the team holds a conversation of the agent; nobody while the agent does, somebody is only waited for, or it is over. */
export const holderOf = async (agentId: string, conversationId: string): Promise<Person | undefined> => {
  const head = await heads.get({ conversationId })
  return head?.agentId === agentId && head.state === 'human-chatting' ? head.person : undefined
}
