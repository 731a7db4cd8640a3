import type { Shell } from './shell.ts'

/** How far below what can be seen a chat in the page is already fetched. */
const PREFETCH_MARGIN = '200px'

/**
 * What happens without anybody pressing the button: auto-open, a conversation that begins with the page (auto-start), a chat
 * in the page once somebody comes near it, and the page's own elements with `data-vg-open`.
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
