/** The address if a link in a foreign text may use it (http, https, mailto, tel), else nothing. */
export const safeHref = (href: string): string | undefined => {
  try {
    const { protocol } = new URL(href, 'https://relative.invalid')
    const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(href.trim())
    return !isRelative && ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
  } catch {
    return undefined
  }
}
