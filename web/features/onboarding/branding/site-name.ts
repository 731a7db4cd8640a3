/** A website's host, for display. */
export const siteName = (website: string): string =>
  URL.parse(/^[a-z]+:\/\//i.test(website) ? website : `https://${website}`)?.host.replace(/^www\./, '') ?? website
