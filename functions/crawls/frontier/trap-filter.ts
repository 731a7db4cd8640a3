/** The maximum number of addresses that differ only in their query: filters and sortings of one list. */
const MAX_QUERIES = 20
/** The maximum number of addresses that differ only in a date: calendars have a page for every day. */
const MAX_DATES = 24

/** Files without text to answer from. */
const noPage =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|map|json|xml|rss|atom|zip|t?gz|bz2|xz|7z|rar|tar|deb|rpm|dmg|exe|msi|apk|iso|mp[34]|m4[av]|ogg|og[av]|wav|webm|mov|avi|woff2?|ttf|otf|eot|ics|vcf|docx?|xlsx?|pptx?|odt|epub)$/i

/**
 * Keeps a crawl out of endless link structures: links that repeat parts of their own path, calendars, and lists with countless
 * filters. It counts the addresses that it allows, so each instance is called once per address.
 */
export const trapFilter = (known: readonly string[]) => {
  const counts = new Map<string, number>()
  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return next
  }
  const allows = (address: string): boolean => {
    const url = URL.parse(address)
    if (!url || noPage.test(url.pathname) || isLoop(url.pathname) || address.length > 1000) return false
    if (url.search && count(`query ${url.host}${url.pathname}`) > MAX_QUERIES) return false
    const { pathname, search } = url
    const dated = `${pathname}${search}`.replace(/(?:19|20|21)\d\d(?:[-/._]?\d{1,2}){0,2}(?!\d)/g, '#')
    const isDate = /#(?=$|[/?&#])/.test(dated) && !/#\/[^#?]*[a-z]/i.test(dated)
    return !isDate || count(`date ${url.host}${dated.replace(/\d+/g, '#')}`) <= MAX_DATES
  }
  for (const url of known) allows(url)
  return { allows }
}

/** `/a/b/a/b/a/b/…`: a relative link on a page that is served at every address. */
const isLoop = (path: string): boolean => {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.length > 20) return true
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return Math.max(0, ...counts.values()) > 3 || /(\/[^/]+(?:\/[^/]+){0,4})\1\1/.test(path)
}
