/** Query parameters that track visitors and never identify a page. */
const noise =
  /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|_gl|igshid|ref_src|phpsessid|jsessionid|sessionid|sid)$/i

/**
 * The canonical form of a page's address: absolute, without fragment, session and tracking parameters, the others sorted.
 * `undefined` for anything but a web page.
 */
export const canonicalUrl = (address: string, base?: string): string | undefined => {
  const url = URL.parse(address.trim(), base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password) return undefined
  url.hash = ''
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, '').replace(/\/{2,}/g, '/')
  const relevant = [...url.searchParams].filter(([name]) => !noise.test(name))
  if (relevant.length !== url.searchParams.size) url.search = new URLSearchParams(relevant).toString()
  url.searchParams.sort()
  if (url.searchParams.size === 0) url.search = ''
  return url.href.length > 2000 ? undefined : url.href
}
