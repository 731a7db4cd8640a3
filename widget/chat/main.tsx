import type { ChatModule } from '#widget/chat-window.ts'
import { idle } from '#widget/idle.ts'
import { languageOf } from '#widget/language/language-of.ts'
import { addressesOf } from '#widget/transport/addresses-of.ts'
import { pictureClient } from '#widget/transport/picture-client.ts'
import { formatDate } from '#widget/ui/format-date.ts'
import type { SiteUser } from '#widget/widget-config.ts'
import { chatScreen } from './chat-screen.tsx'
import { conversationOfPage } from './page/conversation-of-page.ts'
import { emitChatEvents } from './page/emit-chat-events.ts'
import { listenToPage } from './page/listen-to-page.ts'
import { createChatRoot } from './theme/create-chat-root.ts'
import { loadFont } from './theme/load-font.ts'

export const mountChat: ChatModule['mountChat'] = (options) => {
  const { agent, config, host, onClose, isEmbedded, emit } = options
  const lang = languageOf(agent.lang, navigator.language)
  const { element, remove } = createChatRoot(options, lang)
  const addresses = addressesOf(host, config.region)
  let user: SiteUser | undefined
  let isLoaded = false
  const conversation = conversationOfPage(options, lang, addresses, () => user)
  const identify = (identified: SiteUser | undefined) => {
    // a demo belongs to no user; a page may call with null, and with any object as a user
    if (config.demo !== undefined) return
    user = identified ? { ...identified } : undefined
    void conversation.identify(user && { userId: String(user.userId), hash: String(user.hash) })
  }
  identify(config.user)
  const stopListening = listenToPage(element, agent, conversation, () => isLoaded)
  const stopEvents = emitChatEvents(conversation, emit)
  const close = () => {
    if (!screen.isOpen() || !onClose) return
    screen.close()
    onClose()
    emit?.('chat_close')
  }
  const screen = chatScreen(element, pictureClient(host, addresses.api, agent.ID), {
    agent,
    conversation,
    lang: lang.tag,
    place: onClose ? (config.modalMode ? 'modal' : 'corner') : isEmbedded ? 'part' : 'page',
    close,
  })
  // the first use of a date format is slow: during a pause of the page, before the chat is opened
  void idle().then(() => formatDate(lang.tag, 'time', 0))
  const start = () => {
    if (isLoaded) return
    isLoaded = true
    void conversation.open()
  }
  return {
    open: ({ isQuiet = false } = {}) => {
      if (!screen.open(isQuiet)) return
      loadFont(agent.fontFamily, element)
      start()
      emit?.('chat_open')
    },
    prepare: screen.prepare,
    close,
    isOpen: screen.isOpen,
    start,
    send: (text) => {
      const sendIfReady = () => {
        if (conversation.get().phase !== 'ready') return
        unsubscribe()
        conversation.sendMessage(text)
      }
      const unsubscribe = conversation.subscribe(sendIfReady)
      start()
      sendIfReady()
    },
    identify,
    prefill: screen.prefill,
    destroy: () => {
      stopListening()
      stopEvents()
      conversation.close()
      screen.destroy()
      remove()
    },
  }
}
