/** The addresses that a link in a message may have. Anything else (scripts, data, files, app schemes) is not rendered as a link. */
const allowed: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The normalised address of a link, or nothing. Only whole addresses: a relative one would lead into the host's page. */
export const safeHref = (href: string): string | undefined => {
  try {
    const url = new URL(href)
    return allowed.has(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
