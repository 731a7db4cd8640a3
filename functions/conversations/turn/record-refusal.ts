import { NoticeStored } from '#events/conversations/events'
import { heads, indexKeysOf, messages, type StoredMessage } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, below, is, present } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { conversationMessages } from '#shared/conversations/messages'
import { nextMessageTime } from './next-message-time.ts'

const HOUR_MS = 3_600_000

/** Shows the team that a limit refused a message: one notice per conversation and hour, which counts. Visitors never get it. */
export const recordRefusal = (conversationId: string): Promise<void> =>
  retrying(`the refusals of conversation ${conversationId}`, async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (!head) return undefined
    const now = world().now()
    const hour = Math.floor(now / HOUR_MS)
    if (head.refusedId !== undefined && head.refusedHour === hour) {
      const notice = { conversationId, id: head.refusedId }
      // refused only when the conversation is being deleted
      await attempt([messages.changing(notice, { add: { count: 1 } }, { id: present })])
      return undefined
    }
    const at = nextMessageTime(head, now)
    const notice: StoredMessage = {
      conversationId,
      id: ulid(at),
      role: 'system',
      text: conversationMessages.notices.refused,
      notice: 'refused',
      count: 1,
      at,
      ...(head.forgetAt === undefined ? {} : { forgetAt: head.forgetAt }),
    }
    const { workspaceId, agentId, channel } = head
    const outcome = await attempt(
      [
        messages.creating(notice),
        heads.changing(
          { conversationId },
          {
            set: { lastAt: at, refusedHour: hour, refusedId: notice.id },
            // a message can only be refused after others, which need not have been to the agent
            index: indexKeysOf({ ...head, lastAt: at, inbound: Math.max(1, head.inbound) }),
          },
          { state: is(head.state), inbound: is(head.inbound), lastAt: below(at), refusedHour: absentOrBelow(hour) },
        ),
      ],
      [NoticeStored({ workspaceId, agentId, conversationId, channel, messageId: notice.id })],
    )
    return outcome.committed ? undefined : conflict
  })
