import * as z from 'zod'
import { HumanReplied } from '#events/conversations/events'
import { presentForMembers } from '#functions/conversations/present-for-members'
import { asQueued, sendsOf } from '#functions/conversations/sending/to-visitor'
import { type Head, heads, indexKeysOf, messages, type StoredMessage } from '#functions/conversations/store'
import { processedMessages } from '#functions/conversations/turn/lease/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { owedCount } from '#functions/conversations/turn/view/owed-count'
import { readConsistentView } from '#functions/conversations/turn/view/read-consistent-view'
import { attempt, type Refusal } from '#lib/database/commit'
import { below, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { conversationText } from '#shared/conversations/messages'
import { replyUntil } from '#shared/conversations/reply-window'
import type { Message } from '#shared/conversations/schema'
import { firstCharacters } from '#shared/models/first-characters'
import { Problem } from '#shared/problems'
import type { HumanAgent } from './human-agent-of.ts'

const Processed = z.object({ messageId: z.string() })

interface Reply {
  readonly agentId: string
  readonly conversationId: string
  /** The same one twice is the same message. */
  readonly clientId: string
  readonly text: string
  /** Sent as this template, which needs no open window. */
  readonly template?: StoredMessage['template']
}

/**
 * Stores what the assigned member writes to the visitor. Replies that the agent still owed count as given, so that none comes later.
 * Throws `conflict` for any other member, and for free words after the channel's window has shut.
 */
export const storeReply = (reply: Reply, by: HumanAgent): Promise<Message> =>
  retrying(`conversation ${reply.conversationId}`, async () => {
    const view = await readConsistentView(reply.conversationId)
    if (view?.head.agentId !== reply.agentId) throw new Problem('not-found', conversationText('notFound'))
    const message = await store(view, by, reply)
    return message ? presentForMembers(message) : conflict
  })

/** The stored message; `undefined` when the conversation has changed since it was read. */
const store = async (
  { head, owed }: ConversationView,
  by: HumanAgent,
  { clientId, text, template }: Reply,
): Promise<StoredMessage | undefined> => {
  const { conversationId, workspaceId, agentId, channel } = head
  // visitors' client ids contain no colon, so the two cannot collide
  const providerId = `person:${clientId}`
  const processed = await processedMessages.get({ conversationId, providerId }, { consistent: true })
  if (processed) return messages.get({ conversationId, id: processed.messageId }, { consistent: true })
  if (head.state !== 'human-chatting' || !head.person) throw new Problem('conflict', conversationText('takeOverFirst'))
  if (head.person.id !== by.id) throw new Problem('conflict', conversationText('takenOver', head.person.name))
  if (!template) refuseShut(head, world().now())
  const now = nextMessageTime(head, world().now())
  const settled = owedCount(head)
  const message = asQueued(head, {
    conversationId,
    id: ulid(now),
    role: 'person',
    text,
    by: by.name,
    ...(by.picture ? { picture: by.picture } : {}),
    at: now,
    clientId,
    ...(template ? { template } : {}),
    ...(owed.length > 0 ? { answers: owed.map(({ id }) => id) } : {}),
    ...(head.forgetAt === undefined ? {} : { forgetAt: head.forgetAt }),
  })
  const sends = await sendsOf(head, [message])
  const outcome = await attempt(
    [
      processedMessages.creating({ conversationId, providerId, messageId: message.id, at: now }),
      messages.creating(message),
      heads.changing(
        { conversationId },
        {
          // a member who replies has read the conversation
          set: { lastAt: now, lastText: firstCharacters(text, 200), readAt: now },
          ...(settled > 0 ? { add: { answered: settled } } : {}),
          index: indexKeysOf({ ...head, lastAt: now, inbound: Math.max(1, head.inbound), forgetAt: undefined }),
        },
        { state: is('human-chatting'), answered: is(head.answered), lastAt: below(now) },
      ),
      ...sends.writes,
    ],
    [HumanReplied({ workspaceId, agentId, conversationId, channel, messageId: message.id }), ...sends.events],
  )
  if (outcome.committed) return message
  const duplicate = outcome.refused.find(({ label }) => label === 'message-seen')
  return duplicate && messages.get({ conversationId, id: idIn(duplicate) }, { consistent: true })
}

/** The provider would refuse it, perhaps only after it was shown as sent. */
const refuseShut = (head: Head, now: number): void => {
  const until = replyUntil(head.channel, head)
  if (until === undefined || now < until) return
  throw new Problem('conflict', conversationText(head.channel === 'whatsapp' ? 'windowShut' : 'windowShutForDays'))
}

const idIn = ({ found }: Refusal): string => Processed.parse(found).messageId
