import { MessageLeft, NoticeStored } from '#events/conversations/events'
import { awayWordsNow } from '#functions/conversations/away-words-now'
import { emailForm } from '#functions/conversations/contact/contact'
import { givenContact } from '#functions/conversations/contact/given-contact'
import { deskWrites } from '#functions/conversations/desk'
import { fieldValues } from '#functions/conversations/fields/field-values'
import { asQueued, sendsOf } from '#functions/conversations/sending/to-visitor'
import { type Head, heads, indexKeysOf, messages, type StoredMessage } from '#functions/conversations/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import { attempt } from '#lib/database/commit'
import { below, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { conversationMessages } from '#shared/conversations/messages'
import { firstCharacters } from '#shared/models/first-characters'

/** Messages that are looked through for an address, the newest. */
const NEWEST = 60

/**
 * A visitor asks for a teammate by the button: while the team is away, the agent says so and continues, and the conversation
 * waits on the desk. Words, notice, desk row and event are one transaction. `undefined`, and nothing is changed, while the team
 * is there or the agent is not the one who answers.
 */
export const leaveMessage = ({
  agent,
  conversationId,
}: {
  readonly agent: LiveAgent
  readonly conversationId: string
}): Promise<Head | undefined> =>
  retrying(`the message left in conversation ${conversationId}`, async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agent.agentId || head.state !== 'ai-chatting') return undefined
    const now = world().now()
    const { items } = await messages.list(`CONV#${conversationId}`, 'MSG#', { limit: NEWEST, newestFirst: true })
    const texts = items.filter(({ role, form }) => role === 'visitor' && !form).map(({ text }) => text)
    const reader = {
      language: head.lang ?? agent.settings.lang,
      timeZone: head.timeZone,
      // an address that was given earlier is not asked for again
      variables: { ...givenContact(texts.toReversed()), ...fieldValues(head) },
    }
    const text = await awayWordsNow(agent, now, reader)
    if (text === undefined) return undefined
    const form = emailForm(agent, reader)
    const at = nextMessageTime(head, now)
    const expiry = head.forgetAt === undefined ? {} : { forgetAt: head.forgetAt }
    const reply = asQueued(head, {
      conversationId,
      id: ulid(at),
      role: 'agent',
      text,
      at,
      ...(form.length > 0 ? { parts: [...form] } : {}),
      ...expiry,
    })
    const sends = await sendsOf(head, [reply])
    const notice: StoredMessage = {
      conversationId,
      id: ulid(at + 1),
      role: 'system',
      text: conversationMessages.notices.left,
      notice: 'left',
      at: at + 1,
      ...expiry,
    }
    const after: Head = { ...head, place: 'left-message', askedAt: at, leftAt: at, lastAt: at + 1 }
    const { workspaceId, agentId, channel, isTest } = head
    const where = { workspaceId, agentId, conversationId, channel, messageId: notice.id }
    const outcome = await attempt(
      [
        heads.changing(
          { conversationId },
          {
            set: {
              place: 'left-message',
              askedAt: at,
              leftAt: at,
              isLeftWritten: false,
              lastAt: after.lastAt,
              lastText: firstCharacters(reply.text, 200),
            },
            index: indexKeysOf({ ...after, inbound: Math.max(1, head.inbound) }),
          },
          { state: is('ai-chatting'), lastAt: below(at) },
        ),
        messages.creating(reply),
        messages.creating(notice),
        ...deskWrites(head, after),
        ...sends.writes,
      ],
      [MessageLeft({ ...where, isTest }), NoticeStored(where), ...sends.events],
    )
    return outcome.committed ? after : conflict
  })
