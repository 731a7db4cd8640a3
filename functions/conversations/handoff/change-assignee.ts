import { AssigneeChanged } from '#events/conversations/events'
import { deskWrites } from '#functions/conversations/desk'
import { asQueued, sendsOf } from '#functions/conversations/sending/to-visitor'
import { type Head, heads, indexKeysOf, messages, type StoredMessage } from '#functions/conversations/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { below, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { conversationMessages, conversationText } from '#shared/conversations/messages'
import type { ConversationState, Notice } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { HumanAgent } from './human-agent-of.ts'
import { isOutside } from './is-outside.ts'
import { type HandoffStep, nextState } from './next-state.ts'

interface AssigneeChange {
  readonly agentId: string
  readonly conversationId: string
  readonly step: HandoffStep
  /** The member who takes the step; absent when the visitor does. */
  readonly by?: HumanAgent
  /** The visitor reads no notice of it, and no member did it: a person took it over at the channel's provider. */
  readonly isQuiet?: boolean
}

/**
 * Changes a conversation's assignee: state, notice, event and audit entry in one transaction, on the condition that the state
 * has not changed since it was read. Of two members who take over at once, the second gets a `conflict` that names the first.
 * A member also takes over from a person who answers in the provider's own inbox; the notice names both. A step that was taken
 * already changes nothing. A reply that the agent is writing at that moment is never committed: its commit finds the agent
 * silenced, releases the hold and charges what was written.
 */
export const changeAssignee = ({ agentId, conversationId, step, by, isQuiet }: AssigneeChange): Promise<Head> =>
  retrying(`the assignee of conversation ${conversationId}`, async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
    const isRelieved = step === 'take-over' && by !== undefined && isOutside(head.person) && !isOutside(by)
    const to = isRelieved ? 'human-chatting' : nextState(step, head.state)
    if (!to) throw new Problem('gone', conversationText('ended'))
    if (to === 'same') {
      if (step === 'take-over' && head.person && head.person.id !== by?.id)
        throw new Problem('conflict', conversationText('takenOver', head.person.name))
      return head
    }
    const now = nextMessageTime(head, world().now())
    const notice = noticeOf(head, step, by, now)
    const message = isQuiet ? notice : asQueued(head, notice)
    const sends = await sendsOf(head, [message])
    const changed = { ...headAfter(head, to, by, now), ...placeAfter(step, head, now) }
    const { workspaceId, channel, isTest, state: from } = head
    const outcome = await attempt(
      [
        headChange(head, changed),
        messages.creating(message),
        ...deskWrites(head, changed),
        ...(by && !isQuiet
          ? [
              auditing({
                owner: `WS#${workspaceId}`,
                action: `conversation.${notices[step]}`,
                by: by.id,
                subject: conversationId,
                now,
              }),
            ]
          : []),
        ...sends.writes,
      ],
      [
        AssigneeChanged({
          workspaceId,
          agentId,
          conversationId,
          channel,
          messageId: message.id,
          from,
          to,
          isTest,
          ...(by ? { by: by.name } : {}),
        }),
        ...sends.events,
      ],
    )
    return outcome.committed ? changed : conflict
  })

const headChange = (before: Head, changed: Head): Write => {
  const { person, silence, state, lastAt, place, askedAt, leftAt, ...rest } = changed
  const set = { state, lastAt, person, silence, place, askedAt, leftAt }
  const removed = (['person', 'silence', 'place', 'askedAt', 'leftAt'] as const).filter(
    (name) => set[name] === undefined && before[name] !== undefined,
  )
  return heads.changing(
    { conversationId: changed.conversationId },
    {
      set,
      ...(removed.length > 0 ? { remove: removed } : {}),
      // Chats must list a visitor who waits, even one who wrote nothing or whose agent keeps no history
      index: indexKeysOf({ ...rest, state, lastAt, inbound: Math.max(1, rest.inbound), forgetAt: undefined }),
    },
    // from one person to another the state stays: of two members only the first finds the conversation as it was read
    { state: is(before.state), lastAt: isOutside(before.person) ? is(before.lastAt) : below(lastAt) },
  )
}

/** A member's step takes up whatever waited; a withdrawn request leaves the message that the visitor had left before. */
const placeAfter = (step: HandoffStep, { leftAt }: Head, now: number): Pick<Head, 'place' | 'askedAt' | 'leftAt'> => {
  if (step === 'request') return { place: 'waiting', askedAt: now, ...(leftAt === undefined ? {} : { leftAt }) }
  return step === 'withdraw' && leftAt !== undefined ? { place: 'left-message', askedAt: leftAt, leftAt } : {}
}

const headAfter = (head: Head, to: ConversationState, by: HumanAgent | undefined, now: number): Head => {
  const { person: _, silence: __, place: ___, askedAt: ____, leftAt: _____, ...rest } = head
  const base = { ...rest, state: to, lastAt: now }
  switch (to) {
    case 'ai-chatting':
      return base
    case 'requested_chat':
      return { ...base, silence: 'human' }
    case 'human-chatting':
      return { ...base, silence: 'human', ...(by ? { person: { id: by.id, name: by.name } } : {}) }
    case 'ended_chat':
      return { ...base, silence: 'ended' }
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
    ...(by?.picture ? { picture: by.picture } : {}),
    ...(step === 'take-over' && head.person ? { from: head.person.name } : {}),
    ...(head.forgetAt === undefined ? {} : { forgetAt: head.forgetAt }),
  }
}
