import type { Shell } from './shell.ts'

/** A page that takes the widget out again and again means it. */
const MAX_REATTACHMENTS = 3

/**
 * Pages replace their body without meaning the widget: it comes back, open if it was. One that stands in a container ends
 * with that container. Moving it within the page is no matter.
 */
export const reattachWhenRemoved = ({ agent, config, host, corner, api, isOpen, open }: Shell): (() => void) => {
  const isEmbedded = (config.render ?? agent.ui.widgetType) === 'full-width'
  let returns = 0
  const reattach = () => {
    if (host.isConnected) return
    if (isEmbedded || returns++ >= MAX_REATTACHMENTS) return api.destroy()
    document.body.append(host)
    corner.showPopover()
    // what was taken out of the page has left its top layer
    if (!isOpen()) return
    api.close()
    void open(true)
  }
  const watch = new MutationObserver(reattach)
  watch.observe(document, { childList: true, subtree: true })
  return () => watch.disconnect()
}
