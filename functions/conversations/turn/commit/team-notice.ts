import { AssigneeChanged, MessageLeft, NoticeStored } from '#events/conversations/events'
import type { EventDraft } from '#events/event'
import type { StoredMessage } from '#functions/conversations/store'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { ulid } from '#lib/ids'
import type { Tells } from '#shared/agents/schema'
import { conversationMessages } from '#shared/conversations/messages'

const notices = { request: 'requested', message: 'left' } as const

/** The notice that follows a reply which notifies the team; a millisecond later, so that it is listed after it. */
export const teamNotice = (tells: Tells, reply: StoredMessage): StoredMessage => {
  const { conversationId, forgetAt } = reply
  const at = reply.at + 1
  const notice = notices[tells]
  return {
    conversationId,
    id: ulid(at),
    role: 'system',
    text: conversationMessages.notices[notice],
    notice,
    at,
    ...(forgetAt === undefined ? {} : { forgetAt }),
  }
}

/** Its events, committed with the reply. */
export const teamEvents = (tells: Tells, { head }: ConversationView, notice: StoredMessage): readonly EventDraft[] => {
  const { workspaceId, agentId, conversationId, channel, state: from, isTest } = head
  const where = { workspaceId, agentId, conversationId, channel, messageId: notice.id }
  return tells === 'request'
    ? [AssigneeChanged({ ...where, from, to: 'requested_chat', isTest })]
    : [MessageLeft({ ...where, isTest }), NoticeStored(where)]
}
