import type { Copy } from '#functions/restore/copy'
import { defined } from '#functions/restore/defined'
import { messagesByConversation } from '#functions/restore/messages-by-conversation'
import { keys } from '#lib/database/keys'

const RULE = 'marks'
const PROCESSED_SECONDS = 90 * 24 * 3600

/**
 * A message and the mark that it was stored come together: without the mark a client that sends it again stores it twice,
 * with the mark alone the message would be taken for stored and be lost. The same for the answer of a form.
 */
export const reconcileMarks = (copy: Copy): void => {
  const known = new Set<string>()
  const answeredForms = new Set<string>()
  const recent = new Set<string>()
  // a replay copies messages without their marks
  const tests = new Set(
    copy.of('conversation').flatMap(({ conversationId, isTest }) => (isTest ? [conversationId] : [])),
  )
  const { byConversation, unreadable } = messagesByConversation(copy)
  for (const own of byConversation.values())
    for (const { conversationId, id, role, clientId, at, form } of own) {
      known.add(`${conversationId} ${id}`)
      if (form) answeredForms.add(`${conversationId} ${form.messageId} ${form.formId}`)
      if (at < copy.since) continue
      recent.add(conversationId)
      if (clientId === undefined || tests.has(conversationId)) continue
      const providerId = role === 'person' ? `person:${clientId}` : clientId
      const key = keys.messageSeen({ conversationId, providerId })
      if (copy.find('message-seen', key)) continue
      const ttl = Math.floor(at / 1000) + PROCESSED_SECONDS
      copy.put({ ...defined({ conversationId, providerId, messageId: id, at, ttl }), ...key, kind: 'message-seen' })
      copy.repaired(RULE, `${conversationId} ${id}`, 'the mark that the message was stored is written again')
    }
  for (const mark of copy.of('message-seen')) {
    if (Number(mark.at) < copy.since || unreadable.has(String(mark.conversationId))) continue
    if (known.has(`${String(mark.conversationId)} ${String(mark.messageId)}`)) continue
    copy.remove(mark)
    copy.repaired(
      RULE,
      `${String(mark.conversationId)} ${String(mark.messageId)}`,
      'a mark without its message is removed: the message is lost unless its sender repeats it',
    )
  }
  for (const mark of copy.of('form-answered')) {
    const { conversationId, messageId, formId } = mark
    if (answeredForms.has(`${String(conversationId)} ${String(messageId)} ${String(formId)}`)) continue
    // the answer may have expired before its mark
    if (mark.forgetAt !== undefined || !recent.has(String(conversationId))) continue
    copy.remove(mark)
    copy.repaired(
      RULE,
      `${String(conversationId)} ${String(formId)}`,
      'the form can be answered again: its answer is lost',
    )
  }
}
