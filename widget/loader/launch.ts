import type { PublicAgent } from '#shared/agents/public-agent'
import { launcherMessages as messages } from '#shared/conversations/widget/launcher-messages'
import type { AfterPaint } from '#widget/after-paint/main.ts'
import type { ChatModule, ChatWindow, ChatWindowOptions, WidgetEvent } from '#widget/chat-window.ts'
import type { SiteUser, WidgetConfig } from '#widget/widget-config.ts'
import { applyTheme } from './apply-theme.ts'
import { element } from './element.ts'
import { fetchAgent } from './fetch-agent.ts'
import { icon } from './icon.ts'
import css from './loader.css'
import { mountPoint } from './mount-point.ts'

const GREETING_DELAY_MS = 1000

const icons = {
  chat: 'M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6l-4 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3m6 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  down: 'm6 9 6 6 6-6',
}

type Listener = (detail: { readonly type: string; readonly agentId: string }) => void

/** What a page may call, as `window.VG` (docs/widget.md). */
export interface WidgetApi {
  readonly agentId: string
  readonly open: () => void
  readonly close: () => void
  readonly toggle: () => void
  readonly send: (text: string) => void
  readonly prefill: (text: string) => void
  readonly setContext: (variables: Readonly<Record<string, unknown>>) => void
  /** Whom the site vouches for; without anybody a known visitor is forgotten here. */
  readonly identify: (who?: SiteUser) => void
  readonly on: (type: WidgetEvent, listener: Listener) => void
  readonly off: (type: WidgetEvent, listener: Listener) => void
  readonly destroy: () => void
}

/**
 * The button and the way into the chat. Nothing shows until the agent is known, and nothing ever if there is none; what can
 * come after that (greeting, WhatsApp, other tabs) is in another file. `script` is this script's address: the others lie
 * beside it. `at` is its element, where a chat that fills a part of the page may stand.
 */
export const launch = (config: WidgetConfig, script: string, at?: Element): WidgetApi => {
  const host = document.createElement('vg-widget')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  const badge = element('i', { ariaHidden: 'true' })
  const button = element('button', { type: 'button', className: 'o' })
  // above everything of the page, whatever that does with z-index and transforms
  const corner = element('div', { className: 'z', popover: 'manual', dir: 'auto' }, button)
  const { origin } = new URL(script)
  const variables: Record<string, unknown> = { ...config.variables }
  const listeners: Partial<Record<string, Set<Listener>>> = {}
  let agent: PublicAgent | undefined
  let note: HTMLElement | undefined
  let fetching: Promise<ChatModule> | undefined
  let chat: ChatWindow | undefined
  let user: SiteUser | undefined
  let failures = 0
  let isEnded = false
  let end = () => {}

  const emit: NonNullable<ChatWindowOptions['emit']> = (type, more) => {
    const detail = { type, agentId: config.ID, ...more }
    dispatchEvent(new CustomEvent('VG_Events', { detail }))
    // one that fails is the page's own affair
    for (const listener of listeners[type] ?? []) queueMicrotask(() => listener(detail))
  }
  const isOpen = () => !!chat?.isOpen()
  const draw = (unread = 0) => {
    badge.textContent = `${unread}`
    button.replaceChildren(icon(isOpen() ? icons.down : icons.chat), ...(unread ? [badge] : []))
    button.ariaLabel = isOpen() ? messages.close : messages.open + (unread ? messages.newMessages(unread) : '')
    button.ariaExpanded = `${isOpen()}`
  }
  const dismissBubble = () => {
    note?.remove()
    draw()
  }
  const show = (...words: HTMLElement[]) => {
    dismissBubble()
    note = element('div', { className: 'u' }, ...words)
    corner.prepend(note)
    return note
  }
  const paint = () => {
    if (isEnded) return
    const render = config.render ?? agent?.ui.widgetType
    const isEmbedded = render === 'full-width'
    applyTheme(corner, agent)
    draw()
    corner.classList.toggle('l', render === 'bottom-left')
    if (render === 'popup' || isEmbedded) button.remove()
    host.className = isEmbedded ? 'e' : ''
    mountPoint(isEmbedded, config.container, at)(host)
    corner.showPopover()
  }
  const importSibling = (file: string) => import(`${new URL(file, script)}#${failures}`)
  // browsers remember a module that failed by its address: each try has its own
  const prefetch = () =>
    (fetching ??= importSibling(CHAT_FILE).catch((error) => {
      failures++
      fetching = undefined
      throw error
    }))
  const find = async () => {
    agent = await fetchAgent(origin, config)
    if (agent) paint()
    else host.remove()
    return agent
  }
  /** The chat, fetched and put into the page for its first use. */
  const mount = async (): Promise<ChatWindow | undefined> => {
    const found = agent ?? (await find())
    if (!found || isEnded) return
    const { mountChat } = await prefetch()
    if (isEnded) return
    const render = config.render ?? found.ui.widgetType
    const isEmbedded = render === 'full-width'
    chat ??= mountChat({
      agent: found,
      config: { ...config, render, variables, user },
      host: origin,
      parent: root,
      emit,
      isEmbedded,
      ...(isEmbedded ? {} : { onClose }),
    })
    return chat
  }
  const use = async (how: (chat: ChatWindow) => void): Promise<void> => {
    try {
      const mounted = await mount()
      if (!mounted) return
      dismissBubble()
      how(mounted)
      draw()
    } catch (error) {
      const words = element('p', { role: 'alert' }, messages.somethingWrong((error as Error).message))
      show(element('div', {}, words, element('button', { onclick: () => use(how) }, messages.tryAgain)))
    }
  }
  const open = (isQuiet?: boolean) => use((it) => it.open({ isQuiet: !!isQuiet }))
  const onClose = () => {
    draw()
    button.focus()
  }
  const close = () => chat?.close()
  const toggle = () => (isOpen() ? close() : open())
  const destroy = () => {
    isEnded = true
    end()
    chat?.destroy()
    host.remove()
    if (window.VG === api) delete window.VG
  }
  const api: WidgetApi = {
    agentId: config.ID,
    open: () => open(),
    close,
    toggle,
    send: (text) =>
      use((it) => {
        it.open({ isQuiet: true })
        it.send(text)
      }),
    prefill: (text) =>
      use((it) => {
        it.open()
        it.prefill(text)
      }),
    setContext: (more) => void Object.assign(variables, more),
    identify: (who) => {
      user = who
      chat?.identify(who)
    },
    on: (type, listener) => {
      listeners[type] = new Set(listeners[type]).add(listener)
    },
    off: (type, listener) => void listeners[type]?.delete(listener),
    destroy,
  }

  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.append(corner)
  button.onclick = toggle
  find()
    .then((found) => {
      if (!found || isEnded) return
      const greetingDue = new Promise<void>((resolve) => setTimeout(resolve, GREETING_DELAY_MS))
      const shell = {
        agent: found,
        config,
        origin,
        host,
        root,
        corner,
        greetingDue,
        show,
        dismissBubble,
        draw,
        isOpen,
        prefetch,
        mount,
        open,
        use,
        api,
      }
      importSibling(AFTER_PAINT_FILE).then(
        ({ afterPaint }: AfterPaint) => {
          if (!isEnded) end = afterPaint(shell)
        },
        () => {},
      )
    })
    // the button still shows, and says what is wrong when somebody reaches for it
    .catch(paint)
  return api
}
