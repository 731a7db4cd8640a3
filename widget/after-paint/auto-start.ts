import type { Shell } from './shell.ts'

/** How far below the visible area an embedded chat is already loaded. */
const PREFETCH_MARGIN = '200px'

/**
 * Opens and starts the chat without a press of the button: auto-open, a conversation that starts with the page (auto-start), an
 * embedded chat once the visitor scrolls near it, and the page's own elements with `data-vg-open`.
 */
export const autoStart = ({ agent, config, host, open, use }: Shell): (() => void) => {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      void open(true)
    },
    { rootMargin: PREFETCH_MARGIN },
  )
  if (agent.autoStartWidget || config.autostart) void use((chat) => chat.start())
  if ((config.render ?? agent.ui.widgetType) === 'full-width') near.observe(host)
  else if (agent.autoOpenWidget) void open(true)
  const openOnClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-vg-open]')) void open()
  }
  document.addEventListener('click', openOnClick)
  return () => {
    near.disconnect()
    document.removeEventListener('click', openOnClick)
  }
}
