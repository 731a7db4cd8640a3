import type { PublicAgent } from '#shared/agents/public'
import { launcherMessages as say } from '#shared/conversations/launcher-messages'
import type { ChatModule, ChatWindow } from '#widget/chat-window.ts'
import type { WidgetConfig } from '#widget/widget-config.ts'
import { element } from './element.ts'
import { fetchAgent } from './fetch-agent.ts'
import { icon } from './icon.ts'
import css from './loader.css'
import { mayGreet } from './may-greet.ts'
import { recordLoad } from './record-load.ts'
import { wear } from './wear.ts'

const GREET_AFTER_MS = 1000

/** What a page may call, as `window.VG` (docs/widget.md). */
export interface WidgetApi {
  readonly open: () => void
  readonly close: () => void
  readonly toggle: () => void
  readonly destroy: () => void
}

/**
 * The button, the greeting, and the way into the chat. Nothing shows until the agent is known, and nothing ever if there is
 * none. `script` is this script's address: the chat lies beside it.
 */
export const launch = (config: WidgetConfig, script: string): WidgetApi => {
  const host = document.createElement('vg-widget')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  const badge = element('i', { ariaHidden: 'true' })
  const button = element('button', { type: 'button', className: 'o' })
  const corner = element(
    'div',
    // above everything of the page, whatever that does with z-index and transforms
    { className: config.render === 'bottom-left' ? 'z l' : 'z', popover: 'manual', dir: 'auto' },
    button,
  )
  const { origin } = new URL(script)
  let agent: PublicAgent | undefined
  let note: HTMLElement | undefined
  let fetching: Promise<ChatModule> | undefined
  let chat: ChatWindow | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const draw = (unread = 0) => {
    const isOpen = !!chat?.isOpen()
    badge.textContent = `${unread}`
    button.replaceChildren(icon(isOpen ? 'down' : 'chat'), ...(unread ? [badge] : []))
    button.ariaLabel = isOpen ? say.close : say.open + (unread ? say.newMessages(unread) : '')
    button.ariaExpanded = `${isOpen}`
  }
  const hush = () => {
    clearTimeout(timer)
    note?.remove()
    draw()
  }
  const tell = (words: HTMLElement, onDismiss = () => {}) => {
    hush()
    const onclick = () => {
      hush()
      onDismiss()
    }
    note = element(
      'div',
      { className: 'u' },
      words,
      element('button', { className: 'x', ariaLabel: say.dismiss, onclick }, icon('x')),
    )
    corner.prepend(note)
  }
  const greet = ({ proactiveMessage, title, messageDelayMS }: PublicAgent) => {
    if (!proactiveMessage || proactiveMessage === 'none' || chat || !mayGreet()) return
    tell(element('button', { onclick: () => open() }, element('b', {}, title), proactiveMessage), () => mayGreet(true))
    draw(1)
    timer = setTimeout(draw, messageDelayMS, 2)
  }
  const paint = () => {
    wear(corner, agent)
    draw()
    ;(document.body ?? document.documentElement).append(host)
    corner.showPopover()
  }
  // browsers remember a module that failed by its address: each try has its own
  const prefetch = () => (fetching ??= import(`${new URL(CHAT_FILE, script)}#${failures}`))

  const find = async () => {
    agent = await fetchAgent(origin, config)
    if (agent) paint()
    else host.remove()
    return agent
  }
  const open = async (isQuiet = false) => {
    try {
      const found = agent ?? (await find())
      if (!found) return
      const { mountChat } = await prefetch()
      hush()
      const opened = chat ?? mountChat({ agent: found, config, host: origin, parent: root, onClose })
      chat = opened
      opened.open({ isQuiet })
      draw()
      dispatchEvent(new CustomEvent('VG_Events', { detail: { type: 'chat_open', agentId: config.ID } }))
    } catch (error) {
      failures++
      fetching = undefined
      const words = element('p', { role: 'alert' }, say.somethingWrong((error as Error).message))
      tell(element('div', {}, words, element('button', { onclick: () => open() }, say.tryAgain)))
    }
  }
  const onClose = () => {
    draw()
    button.focus()
  }
  const close = () => chat?.close()
  const toggle = () => (chat?.isOpen() ? close() : open())

  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.append(corner)
  corner.hidden = config.render === 'popup'
  button.onclick = toggle
  button.onpointerenter =
    button.onfocus =
    button.ontouchstart =
      () => void prefetch().catch(() => (fetching = undefined))
  find()
    .then((found) => {
      if (!found) return
      recordLoad(origin, found)
      timer = setTimeout(greet, GREET_AFTER_MS, found)
      if (found.autoOpenWidget) open(true)
    })
    // the button still shows, and says what is wrong when somebody reaches for it
    .catch(paint)

  return {
    open: () => void open(),
    close,
    toggle,
    destroy: () => {
      clearTimeout(timer)
      chat?.destroy()
      host.remove()
    },
  }
}
