/**
 * Where the widget's element goes: to the end of the page; a chat that fills a part of it into the container that the page
 * names, else into `#vg-chat`, else behind the script.
 */
export const mountPoint = (isEmbedded: boolean, container = '#vg-chat', script?: Element): ((host: Node) => void) => {
  const end = document.body ?? document.documentElement
  const within = isEmbedded && document.querySelector(container)
  if (within) return (host) => within.replaceChildren(host)
  return isEmbedded && end.contains(script ?? null) ? (host) => script?.after(host) : (host) => end.append(host)
}
