import { HumanReplied } from '#events/conversations/events'
import { changeAssignee } from '#functions/conversations/handoff/change-assignee'
import type { HumanAgent } from '#functions/conversations/handoff/human-agent-of'
import { isOutside } from '#functions/conversations/handoff/is-outside'
import { type Head, heads, indexKeysOf, messages } from '#functions/conversations/store'
import { processedMessages } from '#functions/conversations/turn/lease/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import { owedCount } from '#functions/conversations/turn/view/owed-count'
import { readConsistentView } from '#functions/conversations/turn/view/read-consistent-view'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, below, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { firstCharacters } from '#shared/models/first-characters'

/** The first message after this long without an answer from there is the agent's again. */
const RETURNS_AFTER_MS = 60 * 60_000

interface OutsideReply {
  readonly agentId: string
  readonly conversationId: string
  /** The provider's id of the message: the same one twice is stored once. */
  readonly providerId: string
  readonly text: string
  /** When it was written, in milliseconds. */
  readonly at: number
  /** Where it was written: `outside:whatsapp`, "WhatsApp app". */
  readonly by: HumanAgent
}

/**
 * A person answered in the provider's own inbox: they take the conversation over, unless a member has it, and what they wrote is
 * stored, not sent. Replies that the agent still owed count as given. `ended`: nothing is stored, and it belongs to another conversation.
 */
export const replyFromOutside = ({
  agentId,
  conversationId,
  providerId,
  text,
  at,
  by,
}: OutsideReply): Promise<'stored' | 'ended'> =>
  retrying(`conversation ${conversationId}`, async () => {
    if (await processedMessages.get({ conversationId, providerId }, { consistent: true })) return 'stored'
    const before = await heads.get({ conversationId }, { consistent: true })
    if (before?.agentId !== agentId || before.silence === 'ended') return 'ended'
    if (before.state !== 'human-chatting') {
      // before anybody can see that a person has it: without the time of their last message it would be handed back at once
      await attempt([
        heads.changing(
          { conversationId },
          { set: { outsideAt: at } },
          { agentId: is(agentId), outsideAt: absentOrBelow(at) },
        ),
      ])
      await changeAssignee({ agentId, conversationId, step: 'take-over', by, isQuiet: true })
    }
    const view = await readConsistentView(conversationId)
    if (!view) return 'ended'
    const { head, owed } = view
    if (head.state !== 'human-chatting') return conflict
    const now = nextMessageTime(head, world().now())
    const settled = owedCount(head)
    const id = ulid(now)
    const { workspaceId, channel, outsideAt = 0, forgetAt } = head
    const outcome = await attempt(
      [
        processedMessages.creating({ conversationId, providerId, messageId: id, at: now }),
        messages.creating({
          conversationId,
          id,
          role: 'person',
          text,
          by: by.name,
          at: now,
          clientId: providerId,
          ...(owed.length > 0 ? { answers: owed.map((one) => one.id) } : {}),
          ...(forgetAt === undefined ? {} : { forgetAt }),
        }),
        heads.changing(
          { conversationId },
          {
            set: { lastAt: now, lastText: firstCharacters(text, 200), readAt: now, outsideAt: Math.max(at, outsideAt) },
            ...(settled > 0 ? { add: { answered: settled } } : {}),
            index: indexKeysOf({ ...head, lastAt: now, inbound: Math.max(1, head.inbound), forgetAt: undefined }),
          },
          { state: is('human-chatting'), answered: is(head.answered), lastAt: below(now) },
        ),
      ],
      [HumanReplied({ workspaceId, agentId, conversationId, channel, messageId: id })],
    )
    return outcome.committed ? 'stored' : conflict
  })

/** Hands a conversation back that a person has answered outside, once they have written nothing for an hour. */
export const returnFromOutside = async (head: Head, at: number): Promise<void> => {
  const { agentId, conversationId, state, person, outsideAt = 0 } = head
  if (state !== 'human-chatting' || !person || !isOutside(person) || at - outsideAt < RETURNS_AFTER_MS) return
  await changeAssignee({ agentId, conversationId, step: 'return', by: person, isQuiet: true })
}
