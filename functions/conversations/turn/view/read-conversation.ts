import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'

/** Messages in one read. */
export const WINDOW = 30

/** The head and the newest messages, read in parallel, so possibly at different moments: `consistentView` checks that. */
export const readConversation = async (
  conversationId: string,
): Promise<{
  readonly head: Head | undefined
  readonly recent: readonly StoredMessage[]
  readonly cursor?: string | undefined
}> => {
  const [head, page] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    messages.list(`CONV#${conversationId}`, 'MSG#', { limit: WINDOW, newestFirst: true, consistent: true }),
  ])
  return { head, recent: page.items.toReversed(), cursor: page.cursor }
}
