import { ConversationErased } from '#events/conversations/events'
import type { Verb } from '#lib/api'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { dropPartition } from '#lib/leftovers'
import { ownerOfAgent } from '#lib/ownership'
import { world } from '#lib/world'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { dropFiles } from './attachments/drop-files.ts'
import { paths } from './attachments/paths.ts'
import { verifiedVisitors } from './identity/store.ts'
import { giveUp } from './turn/give-up.ts'
import { type Head, heads } from './turn/store.ts'

const MAX_TRIES = 12

/**
 * A visitor has their conversation deleted: everything said, told and kept in it. The head goes last, so that a run that
 * crashed is done again by the next; what is left is a line of the audit log that names nobody.
 */
export const eraseConversation: Verb<
  typeof routes,
  'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}'
> = async ({ agentId, conversationId }) => {
  const head = await silenced(agentId, conversationId)
  if (head && head.agentId !== agentId) return { success: true }
  // whoever holds the token was in it: a head that has run out leaves what was said
  const workspaceId = head?.workspaceId ?? (await ownerOfAgent(agentId))
  if (workspaceId) await dropFiles(paths.ofConversation({ workspaceId, agentId, conversationId }))
  await dropPartition(`CONV#${conversationId}`, 'HEAD')
  if (!head) return { success: true }
  const now = world().now()
  const { channel } = head
  if (head.identity) await unpoint(head, head.identity)
  await attempt(
    [
      heads.removing({ conversationId }, { agentId: is(agentId) }),
      auditing({
        owner: `WS#${head.workspaceId}`,
        action: 'conversation.erased',
        by: 'visitor',
        subject: agentId,
        now,
      }),
    ],
    [ConversationErased({ workspaceId: head.workspaceId, agentId, conversationId, channel })],
  )
  return { success: true }
}

/** A verified visitor's way back; refused, and right so, when they have a newer conversation. */
const unpoint = ({ agentId, conversationId }: Head, externalUserId: string) =>
  attempt([
    verifiedVisitors.removing({ agentId, channel: 'web', externalUserId }, { conversationId: is(conversationId) }),
  ])

/**
 * Ends a conversation for good, so that nobody writes into it while it is deleted, and gives back what a turn held. Answers
 * the head as it is then, another agent's included.
 */
const silenced = async (agentId: string, conversationId: string): Promise<Head | undefined> => {
  await attempt([
    heads.changing({ conversationId }, { set: { silence: 'ended', state: 'ended_chat' } }, { agentId: is(agentId) }),
  ])
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agentId || head.leaseToken === undefined) return head
    await giveUp(head)
  }
  throw new Problem('conflict', 'An answer is being written. Please try again.')
}
