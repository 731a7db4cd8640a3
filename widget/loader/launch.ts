import type { PublicAgent } from '#shared/agents/public-agent'
import { launcherMessages as messages } from '#shared/conversations/widget/launcher-messages'
import type { AfterPaint } from '#widget/after-paint/main.ts'
import type { Shell } from '#widget/after-paint/shell.ts'
import type { ChatModule, ChatWindow } from '#widget/chat-window.ts'
import { element } from '#widget/dom/element.ts'
import type { WidgetApi } from '#widget/widget-api.ts'
import type { SiteUser, WidgetConfig } from '#widget/widget-config.ts'
import { applyTheme } from './apply-theme.ts'
import { attachHost } from './attach-host.ts'
import { drawButton } from './draw-button.ts'
import { fetchAgent } from './fetch-agent.ts'
import css from './loader.css'
import { pageEvents } from './page-events.ts'

const GREETING_DELAY_MS = 1000

/**
 * The button, and the loading of the chat behind it. Nothing shows until the agent has been fetched, and nothing at all if there
 * is none; what is not needed for the first paint (greeting, WhatsApp, other tabs) is in the after-paint file. `script` is this
 * script's address, from which the other files are loaded; `scriptElement` is its element, after which an embedded chat may be
 * placed. One long function, because splitting it costs bytes of the first 3 KiB.
 */
export const launch = (config: WidgetConfig, script: string, scriptElement?: Element): WidgetApi => {
  const host = document.createElement('vg-widget')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  const button = element('button', { type: 'button', className: 'o' })
  // above everything else on the page, regardless of its z-index and transforms
  const corner = element('div', { className: 'z', popover: 'manual', dir: 'auto' }, button)
  const { origin } = new URL(script)
  const variables: Record<string, unknown> = { ...config.variables }
  const [emit, on, off] = pageEvents(config.ID)
  let agent: PublicAgent | undefined
  let bubble: HTMLElement | undefined
  let fetching: Promise<ChatModule> | undefined
  let chat: ChatWindow | undefined
  let user: SiteUser | undefined
  let failures = 0
  let isEnded: boolean | undefined
  let end: (() => void) | undefined

  const render = () => config.render ?? agent?.ui.widgetType
  const isOpen = () => !!chat?.isOpen()
  const draw = (unread = 0) => drawButton(button, isOpen(), unread)
  const dismissBubble = () => {
    bubble?.remove()
    draw()
  }
  const show = (...contents: HTMLElement[]) => {
    dismissBubble()
    bubble = element('div', { className: 'u' }, ...contents)
    corner.prepend(bubble)
    return bubble
  }
  const paint = () => {
    if (isEnded) return
    const isEmbedded = render() === 'full-width'
    applyTheme(corner, agent)
    draw()
    corner.classList.toggle('l', render() === 'bottom-left')
    if (render() === 'popup' || isEmbedded) button.remove()
    if (isEmbedded) host.className = 'e'
    attachHost(host, isEmbedded, config.container, scriptElement)
    corner.showPopover()
  }
  const importSibling = (file: string) => import(`${new URL(file, script)}#${failures}`)
  // browsers cache a failed import by its URL: each try uses another URL
  const prefetch = (): Promise<ChatModule> =>
    (fetching ??= importSibling(CHAT_FILE).catch((error) => {
      failures++
      fetching = undefined
      throw error
    }))
  const loadAgent = async () => {
    agent = await fetchAgent(origin, config)
    if (agent) paint()
    else host.remove()
    return agent
  }
  /** The chat, loaded and added to the page at its first use. */
  const mount = async (): Promise<ChatWindow | undefined> => {
    const found = agent ?? (await loadAgent())
    if (!found || isEnded) return
    const { mountChat } = await prefetch()
    if (isEnded) return
    const isEmbedded = render() === 'full-width'
    chat ??= mountChat({
      agent: found,
      config: { ...config, render: render(), variables, user },
      host: origin,
      parent: root,
      emit,
      isEmbedded,
      onClose: isEmbedded
        ? undefined
        : () => {
            draw()
            button.focus()
          },
    })
    return chat
  }
  const use = async (action: (chat: ChatWindow) => void): Promise<void> => {
    try {
      const mounted = await mount()
      if (!mounted) return
      dismissBubble()
      action(mounted)
      draw()
    } catch (error) {
      show(
        element(
          'div',
          {},
          element('p', { role: 'alert' }, messages.somethingWrong((error as Error).message)),
          element('button', { onclick: () => use(action) }, messages.tryAgain),
        ),
      )
    }
  }
  const open = (isQuiet?: boolean) => use((it) => it.open({ isQuiet: !!isQuiet }))
  const close = () => chat?.close()
  const toggle = () => (isOpen() ? close() : open())
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
    identify: (identified) => {
      user = identified
      chat?.identify(identified)
    },
    on,
    off,
    destroy: () => {
      isEnded = true
      end?.()
      chat?.destroy()
      host.remove()
      if (window.VG === api) delete window.VG
    },
  }

  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.append(corner)
  button.onclick = toggle
  loadAgent()
    .then((found) => {
      if (!found || isEnded) return
      const greetingDue = new Promise<void>((resolve) => setTimeout(resolve, GREETING_DELAY_MS))
      const shell: Shell = {
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
    // the button still shows; pressing it shows the error
    .catch(paint)
  return api
}
