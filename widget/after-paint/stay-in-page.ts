import type { Shell } from './shell.ts'

/** A page that takes the widget out again and again means it. */
const MOST_RETURNS = 3

/**
 * Pages replace their body without meaning the widget: it comes back, open if it was. One that stands in a container ends
 * with that container. Moving it within the page is no matter.
 */
export const stayInPage = ({ agent, config, host, corner, api, use, open }: Shell): (() => void) => {
  const isEmbedded = (config.render ?? agent.ui.widgetType) === 'full-width'
  let returns = 0
  const look = () => {
    if (host.isConnected) return
    if (isEmbedded || returns++ >= MOST_RETURNS) return api.destroy()
    let wasOpen = false
    if (isMounted()) void use((chat) => (wasOpen = chat.isOpen()))
    ;(document.body ?? document.documentElement).append(host)
    corner.showPopover()
    if (wasOpen) void open(true)
  }
  const isMounted = () => host.shadowRoot?.querySelector(':scope > div:not(.z)') !== null
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true })
  return () => watch.disconnect()
}
