import { type Head, heads } from '#functions/conversations/store'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'

/** For the transaction that moves a chat at its provider: a conversation's answers go to another place from now on. */
export const rerouting = (
  { agentId, conversationId }: Pick<Head, 'agentId' | 'conversationId'>,
  route: NonNullable<Head['route']>,
): Write => heads.changing({ conversationId }, { set: { route } }, { agentId: is(agentId) })
