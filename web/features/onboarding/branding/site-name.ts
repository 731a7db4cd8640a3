/** What people call a website: its host, without what a browser needs around it. */
export const siteName = (website: string): string =>
  URL.parse(/^[a-z]+:\/\//i.test(website) ? website : `https://${website}`)?.host.replace(/^www\./, '') ?? website
