import type { PublicAgent } from '#shared/agents/public-agent'
import type { Conversation } from '#widget/session/create-conversation.ts'

/** Reacts to changes of the page: online again, another tab's conversation, a phone's keyboard. Returns a stop function. */
export const listenToPage = (
  element: HTMLElement,
  { ID, syncBrowser }: PublicAgent,
  conversation: Conversation,
  isLoaded: () => boolean,
): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped
  const view = window.visualViewport
  // a keyboard covers the page without resizing it: the chat keeps to the area that is visible
  const fitToVisibleArea = () => element.style.setProperty('--seen', `${view?.height ?? innerHeight}px`)
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === `vg_conversation_${ID}` && newValue && isLoaded()) void conversation.resumeSaved()
  }
  view?.addEventListener('resize', fitToVisibleArea, { signal })
  window.addEventListener('online', conversation.retryNow, { signal })
  if (syncBrowser) window.addEventListener('storage', onStorage, { signal })
  return () => stopped.abort()
}
