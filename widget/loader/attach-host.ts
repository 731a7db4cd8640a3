/**
 * Puts the widget's element at the end of the page; an embedded chat into the container that the page names, else into
 * `#vg-chat`, else after the script.
 */
export const attachHost = (host: Node, isEmbedded: boolean, container = '#vg-chat', script?: Element): void => {
  const end = document.body ?? document.documentElement
  const within = isEmbedded && document.querySelector(container)
  if (within) within.replaceChildren(host)
  else if (isEmbedded && end.contains(script ?? null)) script?.after(host)
  else end.append(host)
}
