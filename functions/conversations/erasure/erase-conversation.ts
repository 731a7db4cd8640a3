import { ConversationErased } from '#events/conversations/events'
import { attachmentPaths } from '#functions/conversations/attachments/attachment-paths'
import { deleteFiles } from '#functions/conversations/attachments/delete-files'
import { deskRows } from '#functions/conversations/desk'
import { verifiedVisitors } from '#functions/conversations/identity/store'
import { type Head, heads } from '#functions/conversations/store'
import { auditing } from '#lib/audit'
import { ownerOfAgent } from '#lib/auth/owner-of-agent'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { dropPartition } from '#lib/database/drop-partition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { conversations as routes } from '#shared/conversations/routes'
import { endAndRelease } from './end-and-release.ts'

/**
 * Deletes a visitor's conversation with all its messages, variables and files. The head is deleted last, so that a run after
 * a crash finishes the deletion; what remains is an audit entry without any name.
 */
export const eraseConversation: Verb<
  typeof routes,
  'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}'
> = async ({ agentId, conversationId }) => {
  const head = await endAndRelease(agentId, conversationId)
  if (head && head.agentId !== agentId) return { success: true }
  // the caller's token proves that the conversation existed: its head may have expired before its messages
  const workspaceId = head?.workspaceId ?? (await ownerOfAgent(agentId))
  const paths = workspaceId ? attachmentPaths.ofConversation({ workspaceId, agentId, conversationId }) : []
  await deleteFiles(paths)
  await dropPartition(`CONV#${conversationId}`, 'HEAD')
  if (!head) return { success: true }
  const now = world().now()
  const { channel } = head
  if (head.identity) await removeVerifiedVisitor(head, head.identity)
  await attempt(
    [
      heads.removing({ conversationId }, { agentId: is(agentId) }),
      deskRows.removing({ workspaceId: head.workspaceId, agentId, conversationId }),
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
  // what was stored while the rest was deleted: without the head nothing more is
  await dropPartition(`CONV#${conversationId}`)
  // a visitor's picture that a worker kept meanwhile: from now on it finds no head, and deletes what it has kept
  await deleteFiles(paths)
  return { success: true }
}

/** Removes a verified visitor's pointer to this conversation; refused when it points to a newer one, which is right. */
const removeVerifiedVisitor = ({ agentId, conversationId }: Head, externalUserId: string) =>
  attempt([
    verifiedVisitors.removing({ agentId, channel: 'web', externalUserId }, { conversationId: is(conversationId) }),
  ])
