import type { ChatWindowOptions } from '#widget/chat-window.ts'
import type { WidgetLanguage } from '#widget/language/language-of.ts'
import { type Conversation, createConversation } from '#widget/session/create-conversation.ts'
import { savedTicket } from '#widget/session/saved-ticket.ts'
import type { addressesOf } from '#widget/transport/addresses-of.ts'
import { conversationClient } from '#widget/transport/conversation-client.ts'
import { liveUpdates } from '#widget/transport/live-updates.ts'
import type { SiteUser } from '#widget/widget-config.ts'
import { pageUrl } from './page-url.ts'
import { variablesOf } from './variables-of.ts'

/** The visitor's conversation on this page. `user` returns the user whom the page has identified. */
export const conversationOfPage = (
  { agent, config, parent }: ChatWindowOptions,
  lang: WidgetLanguage,
  addresses: ReturnType<typeof addressesOf>,
  user: () => SiteUser | undefined,
): Conversation =>
  createConversation({
    client: conversationClient(addresses, agent.ID),
    // a demo starts a new conversation each time, and leaves the visitor's own one alone
    saved: savedTicket(agent.ID, () => (config.demo === undefined ? localStorage : sessionStorage)),
    live: liveUpdates(addresses.live, agent.ID),
    context: {
      lang: lang.tag,
      get pageUrl() {
        return pageUrl()
      },
      // read again for each message: the page may have changed them, and its own address
      get variables() {
        const currentPage = agent.listenForUrlChanges ? { page_url: pageUrl() } : {}
        return variablesOf({ name: user()?.name, email: user()?.email, ...config.variables, ...currentPage })
      },
      demo: config.demo,
    },
    canStart: agent.credits.continue && agent.usage.shouldContinue,
    onRefused: (message) => {
      // biome-ignore lint/suspicious/noConsole: the website's developer reads it, visitors see nothing
      console.warn(message)
      if (parent instanceof ShadowRoot) parent.replaceChildren()
    },
    // a page in the background is not painted: text is handed over at once there
    nextFrame: (then) => (document.hidden ? setTimeout(then) : requestAnimationFrame(then)),
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    now: () => Date.now(),
  })
