import {
  AssigneeChanged,
  EndReached,
  LeftMessageWritten,
  MessageLeft,
  NoticeStored,
} from '#events/conversations/events'
import type { EventDraft } from '#events/event'
import type { StoredMessage } from '#functions/conversations/store'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { ulid } from '#lib/ids'
import type { LiveAgent, Tells } from '#shared/agents/schema'
import { conversationMessages } from '#shared/conversations/messages'
import type { ConversationState } from '#shared/conversations/schema'
import { isLeftWritten } from './is-left-written.ts'
import type { Reply } from './reply.ts'

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

/** That the visitor wrote to the team, which is away: committed with the agent's reply to it. None in a test. */
export const leftEvents = (agent: LiveAgent, { head }: ConversationView, reply: Reply): readonly EventDraft[] => {
  const { workspaceId, agentId, conversationId, isTest, place } = head
  const isWritten = reply.tells ? reply.tells === 'message' && isLeftWritten(agent, reply) : place === 'left-message'
  return isWritten && !isTest ? [LeftMessageWritten({ workspaceId, agentId, conversationId })] : []
}

/** That the agent's nodes came to their end. */
export const endEvents = ({ head }: ConversationView, state: ConversationState): readonly EventDraft[] => {
  const { workspaceId, agentId, conversationId, channel, isTest } = head
  return state === 'ended_chat' ? [EndReached({ workspaceId, agentId, conversationId, channel, isTest })] : []
}

/** Its events, committed with the reply. */
export const teamEvents = (tells: Tells, { head }: ConversationView, notice: StoredMessage): readonly EventDraft[] => {
  const { workspaceId, agentId, conversationId, channel, state: from, isTest } = head
  const where = { workspaceId, agentId, conversationId, channel, messageId: notice.id }
  return tells === 'request'
    ? [AssigneeChanged({ ...where, from, to: 'requested_chat', isTest })]
    : [MessageLeft({ ...where, isTest }), NoticeStored(where)]
}
