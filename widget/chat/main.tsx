import { createRoot } from 'react-dom/client'
import { brandOf } from '#shared/agents/themes'
import { contrast, parseHex } from '#shared/colour'
import type { ChatModule, ChatWindowOptions } from '#widget/chat-window.ts'
import { isDarkTheme } from '#widget/is-dark-theme.ts'
import { languageOf } from '#widget/language-of.ts'
import { createConversation } from '#widget/session/conversation.ts'
import { savedTicket } from '#widget/session/saved-ticket.ts'
import markdownCss from '#widget/styles/markdown.css'
import panelCss from '#widget/styles/panel.css'
import partsCss from '#widget/styles/parts.css'
import tokensCss from '#widget/styles/tokens.css'
import turnsCss from '#widget/styles/turns.css'
import { addressesOf } from '#widget/transport/addresses.ts'
import { conversationClient } from '#widget/transport/conversation-client.ts'
import { liveUpdates } from '#widget/transport/live-updates.ts'
import { Chat } from './chat.tsx'
import { loadFont } from './load-font.ts'

/** The surfaces of styles/tokens.css, near enough to judge whether a brand stands out from them. */
const surfaces = { light: '#fdfdfd', dark: '#181a1b' } as const

const room = ({ agent, config, parent }: ChatWindowOptions, lang: ReturnType<typeof languageOf>) => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  // in a layer, so that the owner's rules win whatever their specificity, and ours that are important still do
  sheet.replaceSync(`@layer vg{${tokensCss + panelCss + turnsCss + markdownCss + partsCss}}`)
  const own = new CSSStyleSheet()
  own.replaceSync(agent.ADVANCED_customCSS ?? '')
  root.adoptedStyleSheets.push(sheet, own)
  const element = document.createElement('div')
  const isDark = isDarkTheme(agent)
  const brand = brandOf(agent)
  const isFaint = contrast(brand, surfaces[isDark ? 'dark' : 'light']) < 3
  element.className = `vg${isDark ? ' dark' : ''}${isFaint ? ' faint' : ''}${config.render === 'bottom-left' ? ' left' : ''}`
  element.lang = lang.tag
  element.dir = lang.direction
  const { style } = element
  style.setProperty('--brand', brand)
  style.setProperty('--on-brand', parseHex(agent.onBrand) ?? '#ffffff')
  style.setProperty('--hue', String(agent.hue))
  root.append(element)
  parent.prepend(host)
  return { element, leave: () => host.remove() }
}

/** A phone's keyboard covers the page without resizing it: the chat keeps to what can be seen. */
const keepInSight = (element: HTMLElement): (() => void) => {
  const view = window.visualViewport
  const measure = () => element.style.setProperty('--seen', `${view?.height ?? innerHeight}px`)
  view?.addEventListener('resize', measure)
  measure()
  return () => view?.removeEventListener('resize', measure)
}

export const mountChat: ChatModule['mountChat'] = (options) => {
  const { agent, config, host, onClose } = options
  const lang = languageOf(agent.lang, navigator.language)
  const { element, leave } = room(options, lang)
  const addresses = addressesOf(host, config.region)
  const conversation = createConversation({
    client: conversationClient(addresses, agent.ID),
    // a demo is no visit: it begins anew each time, and leaves the visitor's own conversation alone
    saved: savedTicket(agent.ID, () => (config.demo ? sessionStorage : localStorage)),
    live: liveUpdates(addresses.live, agent.ID),
    about: {
      lang: lang.tag,
      pageUrl: location.href.replace(/#.*/, '').slice(0, 2000),
      variables: config.variables,
      demo: config.demo,
    },
    mayStart: agent.credits.continue && agent.usage.shouldContinue,
    // a page in the background is not painted: there words are handed over at once
    nextFrame: (then) => (document.hidden ? setTimeout(then) : requestAnimationFrame(then)),
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    now: () => Date.now(),
  })
  const stopMeasuring = keepInSight(element)
  const online = () => conversation.wake()
  window.addEventListener('online', online)

  const screen = createRoot(element)
  let isOpen = false
  let isLoaded = false
  const show = (isQuiet: boolean) =>
    screen.render(
      <Chat
        agent={agent}
        conversation={conversation}
        lang={lang.tag}
        isOpen={isOpen}
        isQuiet={isQuiet}
        close={onClose && close}
      />,
    )
  const close = () => {
    isOpen = false
    show(true)
    onClose?.()
  }
  return {
    open: ({ isQuiet = false } = {}) => {
      isOpen = true
      show(isQuiet)
      if (isLoaded) return
      isLoaded = true
      loadFont(agent.fontFamily, element)
      void conversation.open()
    },
    close,
    isOpen: () => isOpen,
    destroy: () => {
      window.removeEventListener('online', online)
      stopMeasuring()
      conversation.close()
      screen.unmount()
      leave()
    },
  }
}
