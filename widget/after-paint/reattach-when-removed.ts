import type { Shell } from './shell.ts'

/** A page that removes the widget again and again does so on purpose. */
const MAX_REATTACHMENTS = 3

/**
 * Pages replace their body without meaning to remove the widget: it is attached again, open if it was. An embedded one ends
 * with its container. Moving it within the page changes nothing.
 */
export const reattachWhenRemoved = ({ agent, config, host, corner, api, isOpen, open }: Shell): (() => void) => {
  const isEmbedded = (config.render ?? agent.ui.widgetType) === 'full-width'
  let returns = 0
  const reattach = () => {
    if (host.isConnected) return
    if (isEmbedded || returns++ >= MAX_REATTACHMENTS) return api.destroy()
    document.body.append(host)
    corner.showPopover()
    // a removed element has left the top layer
    if (!isOpen()) return
    api.close()
    void open(true)
  }
  const watch = new MutationObserver(reattach)
  watch.observe(document, { childList: true, subtree: true })
  return () => watch.disconnect()
}
