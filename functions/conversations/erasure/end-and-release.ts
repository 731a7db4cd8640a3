import { type Head, heads } from '#functions/conversations/store'
import { cancelTurn } from '#functions/conversations/turn/lease/cancel-turn'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { conversationText } from '#shared/conversations/messages'

/**
 * Ends a conversation, so that no message and no turn begins while it is deleted, and releases a running turn's hold, which is
 * the payer's. Returns the head as it is then, even when it belongs to another agent.
 */
export const endAndRelease = async (agentId: string, conversationId: string): Promise<Head | undefined> => {
  await attempt([
    heads.changing({ conversationId }, { set: { silence: 'ended', state: 'ended_chat' } }, { agentId: is(agentId) }),
  ])
  const read = async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agentId || head.leaseToken === undefined) return head
    await cancelTurn(head)
    return conflict
  }
  return retrying(`conversation ${conversationId}`, read, { text: conversationText('answering') })
}
