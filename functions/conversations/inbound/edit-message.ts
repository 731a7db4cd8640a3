import { heads, messages, type StoredMessage } from '#functions/conversations/store'
import { processedMessages } from '#functions/conversations/turn/lease/store'
import { unansweredIn } from '#functions/conversations/turn/view/unanswered-in'
import { attempt } from '#lib/database/commit'
import { absent, is, present } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'

interface Edit {
  readonly conversationId: string
  /** The provider's id of the message. */
  readonly providerId: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Writes of the same transaction; it is not made when the database refuses one of them. */
  readonly alongside: readonly Write[]
}

/**
 * A visitor has changed a message. While no reply to it is written or being written, it has the new text; later the answered text
 * stays, and models read the new one beside it. Never a reply of its own. False when the conversation has no such message.
 * A second time is harmless: it sets the same.
 */
export const editMessage = async ({ conversationId, providerId, text, at, alongside }: Edit): Promise<boolean> => {
  const processed = await processedMessages.get({ conversationId, providerId }, { consistent: true })
  if (!processed) return false
  const id = processed.messageId
  return retrying(`message ${id}`, async () => {
    const [head, message, since] = await Promise.all([
      heads.get({ conversationId }, { consistent: true }),
      messages.get({ conversationId, id }, { consistent: true }),
      messages.between(`CONV#${conversationId}`, `MSG#${id}`, 'MSG#~', { consistent: true, limit: 200 }),
    ])
    // an older edit must not undo a newer one
    if (!head || !message || (message.editedAt ?? 0) > at) return false
    const { unanswered } = unansweredIn(since.items, world().now())
    // the words of a recording are in the text, and stay
    const isSpoken = message.attachments?.some(({ isTranscribed }) => isTranscribed)
    const isUnread = message.role === 'person' || message.isForPerson || unanswered.some((one) => one.id === id)
    const isOpen = head.leaseToken === undefined && isUnread && !isSpoken
    const outcome = await attempt([
      messages.changing(
        { conversationId, id },
        { set: isOpen ? { text, editedAt: at } : { note: withChange(message, text), editedAt: at } },
        { id: present },
      ),
      // whether a reply is being written was read before
      ...(isOpen ? [heads.checking({ conversationId }, { leaseToken: absent, answered: is(head.answered) })] : []),
      ...alongside,
    ])
    if (outcome.committed) return true
    return outcome.refused.some(({ label }) => label === heads.name) ? conflict : false
  })
}

const CHANGED = 'Changed later to: '

/** What models read beside the text: what is known of its files, and the newest change. */
const withChange = ({ note = '' }: Pick<StoredMessage, 'note'>, text: string): string => {
  const before = note.startsWith(CHANGED) ? 0 : note.lastIndexOf(`\n${CHANGED}`)
  const known = before < 0 ? note : note.slice(0, before)
  return `${known === '' ? '' : `${known}\n`}${CHANGED}${text}`
}
