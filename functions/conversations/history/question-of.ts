import { messages } from '#functions/conversations/store'

/**
 * The visitor's question that a reply answers, a burst as one text; `undefined` when it was deleted, or when it expires because
 * the agent keeps no history.
 */
export const questionOf = async (conversationId: string, replyId: string): Promise<string | undefined> => {
  const read = (id: string) => messages.get({ conversationId, id }, { consistent: true })
  const reply = await read(replyId)
  if (!reply?.answers || reply.answers.length === 0 || reply.forgetAt !== undefined) return undefined
  const answered = (await Promise.all(reply.answers.map(read))).filter((message) => message !== undefined)
  // a form's answers are personal data, not a question
  const questions = answered.filter(({ form }) => !form)
  const text = questions
    .sort((a, b) => a.at - b.at)
    .map((message) => message.text)
    .join('\n')
    .trim()
  return text === '' ? undefined : text
}
