import { messages } from '#functions/conversations/store'

/**
 * What a visitor had asked when this reply was given, a burst as one text; nothing when it is gone, or kept for two days
 * only because the agent keeps no history.
 */
export const questionOf = async (conversationId: string, replyId: string): Promise<string | undefined> => {
  const read = (id: string) => messages.get({ conversationId, id }, { consistent: true })
  const reply = await read(replyId)
  if (!reply?.answers || reply.answers.length === 0 || reply.forgetAt !== undefined) return undefined
  const answered = (await Promise.all(reply.answers.map(read))).filter((message) => message !== undefined)
  // what a form told is somebody's own, and no question
  const asked = answered.filter(({ form }) => !form)
  const text = asked
    .sort((a, b) => a.at - b.at)
    .map((message) => message.text)
    .join('\n')
    .trim()
  return text === '' ? undefined : text
}
