import type { Message } from '#shared/conversations/schema'

/** The visitor's question before a message: their last messages before it, a burst as one question. */
export const questionBefore = (messages: readonly Message[], at: number): string | undefined => {
  const last = messages.slice(0, at).findLastIndex(({ role }) => role === 'visitor')
  if (last === -1) return undefined
  let first = last
  while (messages[first - 1]?.role === 'visitor') first--
  return messages
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('\n')
}
