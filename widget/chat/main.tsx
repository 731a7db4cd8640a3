import { createRoot } from 'react-dom/client'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import type { ChatModule } from '#widget/chat-window.ts'
import { idle } from '#widget/idle.ts'
import { languageOf } from '#widget/language/language-of.ts'
import { loadWords } from '#widget/language/load-words.ts'
import { Words } from '#widget/language/words.ts'
import { Pictures } from '#widget/parts/media/pictures.ts'
import { createConversation } from '#widget/session/create-conversation.ts'
import { savedTicket } from '#widget/session/saved-ticket.ts'
import { eventsBetween } from '#widget/session/state/events-between.ts'
import { addressesOf } from '#widget/transport/addresses-of.ts'
import { conversationClient } from '#widget/transport/conversation-client.ts'
import { liveUpdates } from '#widget/transport/live-updates.ts'
import { pictureClient } from '#widget/transport/picture-client.ts'
import { formatDate } from '#widget/ui/format-date.ts'
import type { SiteUser } from '#widget/widget-config.ts'
import { Chat } from './chat.tsx'
import type { Draft } from './composer/composer.tsx'
import { createChatRoot } from './theme/create-chat-root.ts'
import { loadFont } from './theme/load-font.ts'
import { variablesOf } from './variables-of.ts'

/** The page's own address, without what people may carry in it behind `#`. */
const pageUrl = () => location.href.replace(/#.*/, '').slice(0, 2000)

/** A phone's keyboard covers the page without resizing it: the chat keeps to what can be seen. */
const fitToVisibleArea = (element: HTMLElement): (() => void) => {
  const view = window.visualViewport
  const measure = () => element.style.setProperty('--seen', `${view?.height ?? innerHeight}px`)
  view?.addEventListener('resize', measure)
  return () => view?.removeEventListener('resize', measure)
}

export const mountChat: ChatModule['mountChat'] = (options) => {
  const { agent, config, host, onClose, isEmbedded, emit } = options
  const lang = languageOf(agent.lang, navigator.language)
  const { element, remove } = createChatRoot(options, lang)
  const addresses = addressesOf(host, config.region)
  const pictures = pictureClient(host, addresses.api, agent.ID)
  let user: SiteUser | undefined
  const conversation = createConversation({
    client: conversationClient(addresses, agent.ID),
    // a demo is no visit: it begins anew each time, and leaves the visitor's own conversation alone
    saved: savedTicket(agent.ID, () => (config.demo === undefined ? localStorage : sessionStorage)),
    live: liveUpdates(addresses.live, agent.ID),
    context: {
      lang: lang.tag,
      get pageUrl() {
        return pageUrl()
      },
      // read anew for each message: the page may have changed them, and itself
      get variables() {
        const pageOfNow = agent.listenForUrlChanges ? { page_url: pageUrl() } : {}
        return variablesOf({ name: user?.name, email: user?.email, ...config.variables, ...pageOfNow })
      },
      demo: config.demo,
    },
    canStart: agent.credits.continue && agent.usage.shouldContinue,
    // a page in the background is not painted: there words are handed over at once
    nextFrame: (then) => (document.hidden ? setTimeout(then) : requestAnimationFrame(then)),
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    now: () => Date.now(),
  })
  const identify = (who: SiteUser | undefined) => {
    // a demo is nobody's; a page may call with null, and with whatever it takes for a user
    if (config.demo !== undefined) return
    user = who ? { ...who } : undefined
    void conversation.identify(who ? { userId: String(who.userId), hash: String(who.hash) } : undefined)
  }
  identify(config.user)
  const stopMeasuring = fitToVisibleArea(element)
  const online = () => conversation.retryNow()
  window.addEventListener('online', online)
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === `vg_conversation_${agent.ID}` && newValue && isLoaded) void conversation.resumeSaved()
  }
  if (agent.syncBrowser) window.addEventListener('storage', onStorage)
  let known = conversation.get()
  const stopEvents = conversation.subscribe(() => {
    const before = known
    known = conversation.get()
    for (const { type, ...more } of eventsBetween(before, known)) emit?.(type, more)
  })

  const screen = createRoot(element)
  const place = onClose ? (config.modalMode ? 'modal' : 'corner') : isEmbedded ? 'part' : 'page'
  let isOpen = false
  let focusRequests = 0
  let isLoaded = false
  let isDrawn = false
  let draft: Draft | undefined
  const loadingWords = loadWords(lang.tag)
  let words: WidgetWords | undefined = loadingWords ? undefined : widgetMessages
  /** What is to be shown as soon as there are words for it. */
  let pendingShow: boolean | undefined
  const show = (isQuiet: boolean) => {
    if (!words) {
      pendingShow = isQuiet
      return
    }
    isDrawn = true
    screen.render(
      <Words.Provider value={words}>
        <Pictures.Provider value={pictures}>
          <Chat
            agent={agent}
            conversation={conversation}
            lang={lang.tag}
            isOpen={isOpen}
            isQuiet={isQuiet}
            asked={focusRequests}
            place={place}
            close={close}
            draft={draft}
          />
        </Pictures.Provider>
      </Words.Provider>,
    )
  }
  void loadingWords?.then((found) => {
    words = found ?? widgetMessages
    if (pendingShow !== undefined) show(pendingShow)
  })
  const close = () => {
    if (!isOpen || !onClose) return
    isOpen = false
    show(true)
    onClose()
    emit?.('chat_close')
  }
  // while the button is reached for, or the conversation comes
  void idle().then(() => formatDate(lang.tag, 'time', 0))
  const start = () => {
    if (isLoaded) return
    isLoaded = true
    void conversation.open()
  }
  return {
    open: ({ isQuiet = false } = {}) => {
      const wasOpen = isOpen
      isOpen = true
      element.classList.remove('near')
      if (!isQuiet) focusRequests++
      show(isQuiet)
      if (wasOpen) return
      loadFont(agent.fontFamily, element)
      start()
      emit?.('chat_open')
    },
    prepare: () => {
      if (isDrawn) return
      element.classList.add('near')
      show(true)
    },
    close,
    isOpen: () => isOpen,
    start,
    send: (text) => {
      const remove = conversation.subscribe(() => sendIfReady())
      const sendIfReady = () => {
        if (conversation.get().phase !== 'ready') return
        remove()
        conversation.sendMessage(text)
      }
      start()
      sendIfReady()
    },
    identify,
    prefill: (text) => {
      draft = { text }
      show(false)
    },
    destroy: () => {
      pendingShow = undefined
      window.removeEventListener('online', online)
      window.removeEventListener('storage', onStorage)
      stopEvents()
      stopMeasuring()
      conversation.close()
      screen.unmount()
      remove()
    },
  }
}
