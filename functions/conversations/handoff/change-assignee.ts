import { AssigneeChanged } from '#events/conversations/events'
import { type Head, heads, indexKeysOf, messages, type StoredMessage } from '#functions/conversations/store'
import { after } from '#functions/conversations/turn/after'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { below, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { conversationMessages, conversationText } from '#shared/conversations/messages'
import type { ConversationState, Notice } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { HumanAgent } from './human-agent-of.ts'
import { type HandoffStep, nextState } from './next-state.ts'

interface AssigneeChange {
  readonly agentId: string
  readonly conversationId: string
  readonly step: HandoffStep
  /** Who of the team does it; nobody when it is the visitor. */
  readonly by?: HumanAgent
}

/**
 * Changes who holds a conversation: state, the line in its log, the event and the audit entry in one transaction, on the
 * condition that it still stood where it was read, so that of two people who take over at once one is told who was faster.
 * Done already is done. What the agent is thinking at that moment is never said: its commit finds itself silenced, and
 * its hold goes back.
 */
export const changeAssignee = ({ agentId, conversationId, step, by }: AssigneeChange): Promise<Head> =>
  retrying(`the holder of conversation ${conversationId}`, async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
    const to = nextState(step, head.state)
    if (!to) throw new Problem('gone', conversationText('ended'))
    if (to === 'same') {
      if (step === 'take-over' && head.person && head.person.id !== by?.id)
        throw new Problem('conflict', conversationText('takenOver', head.person.name))
      return head
    }
    const now = after(head, world().now())
    const message = noticeOf(head, step, by, now)
    const changed = headAfter(head, to, by, now)
    const { person, silence, ...rest } = changed
    const gone = [...(person ? [] : ['person' as const]), ...(silence ? [] : ['silence' as const])]
    const outcome = await attempt(
      [
        heads.changing(
          { conversationId },
          {
            set: { state: to, lastAt: now, person, silence },
            ...(gone.length > 0 ? { remove: gone } : {}),
            // somebody who waits must be found, though they wrote nothing and the agent keeps no history
            index: indexKeysOf({ ...rest, inbound: Math.max(1, rest.inbound), forgetAt: undefined }),
          },
          { state: is(head.state), lastAt: below(now) },
        ),
        messages.creating(message),
        ...(by
          ? [
              auditing({
                owner: `WS#${head.workspaceId}`,
                action: `conversation.${notices[step]}`,
                by: by.id,
                subject: conversationId,
                now,
              }),
            ]
          : []),
      ],
      [
        AssigneeChanged({
          workspaceId: head.workspaceId,
          agentId,
          conversationId,
          channel: head.channel,
          messageId: message.id,
          from: head.state,
          to,
          isTest: head.isTest,
          ...(by ? { by: by.name } : {}),
        }),
      ],
    )
    return outcome.committed ? changed : conflict
  })

const headAfter = (head: Head, to: ConversationState, by: HumanAgent | undefined, now: number): Head => {
  const { person: _, silence: __, ...rest } = head
  const after = { ...rest, state: to, lastAt: now }
  switch (to) {
    case 'ai-chatting':
      return after
    case 'requested_chat':
      return { ...after, silence: 'human' }
    case 'human-chatting':
      return { ...after, silence: 'human', ...(by ? { person: by } : {}) }
    case 'ended_chat':
      return { ...after, silence: 'ended' }
  }
}

const notices = {
  request: 'requested',
  withdraw: 'withdrawn',
  'take-over': 'joined',
  return: 'returned',
  end: 'ended',
} as const satisfies Record<HandoffStep, Notice>

const noticeOf = (head: Head, step: HandoffStep, by: HumanAgent | undefined, now: number): StoredMessage => {
  const notice = notices[step]
  const words = conversationMessages.notices[notice]
  return {
    conversationId: head.conversationId,
    id: ulid(now),
    role: 'system',
    text: typeof words === 'string' ? words : words(by?.name ?? conversationMessages.team),
    notice,
    at: now,
    ...(by ? { by: by.name } : {}),
    ...(head.forgetAt === undefined ? {} : { forgetAt: head.forgetAt }),
  }
}
