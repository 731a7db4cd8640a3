/** What two addresses of one website have in common: host and port, with or without `www.`. */
export const siteOf = (url: string): string => (URL.parse(url)?.host ?? '').replace(/^www\./, '')
