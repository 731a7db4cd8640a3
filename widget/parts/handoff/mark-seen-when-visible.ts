import type { ConversationCalls } from '#widget/session/conversation-calls.ts'

/**
 * Marks a message as seen once `end`, the element after it, is visible on a visible page. Returns a function that stops waiting
 * for that.
 */
export const markSeenWhenVisible = (
  end: Element,
  messageId: string,
  { getCalls }: { readonly getCalls: ConversationCalls },
): (() => void) => {
  const stopped = new AbortController()
  let isInSight = false
  const markSeen = async () => {
    if (!isInSight || document.hidden) return
    stop()
    const { call, ...own } = await getCalls()
    await call('POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen', { ...own, messageId })
  }
  // the next message or visit marks it again
  const check = () => void markSeen().catch(() => undefined)
  const watch = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false
    check()
  })
  const stop = () => {
    stopped.abort()
    watch.disconnect()
  }
  watch.observe(end)
  document.addEventListener('visibilitychange', check, { signal: stopped.signal })
  return stop
}
