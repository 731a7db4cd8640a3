/** The site of an address: host and port without `www.`. */
export const siteOf = (url: string): string => (URL.parse(url)?.host ?? '').replace(/^www\./, '')
