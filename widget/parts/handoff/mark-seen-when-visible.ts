import type { ConversationCalls } from '#widget/session/conversation-calls.ts'

/**
 * Tells that a message has been seen, once `end`, which stands after it, is in sight of somebody who looks at the page. Answers
 * how to stop waiting for that.
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
  // the next message, or the next visit, tells it again
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
