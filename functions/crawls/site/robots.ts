import robotsParser from 'robots-parser'
import type { SiteRules } from '#functions/crawls/frontier/frontier'

/** The name that a site's robots.txt may address us by (RFC 9309); it is part of the user agent that we send. */
const AGENT = 'knowledge-fetch'

/** Longest pause between two pages that a site is granted, in seconds; it may ask for less, and mostly asks for none. */
const MAX_PAUSE = 10

const parsed = ({ robots }: Pick<SiteRules, 'robots'>) =>
  Object.entries(robots).map(([origin, { text }]) => ({ origin, rules: robotsParser(`${origin}/robots.txt`, text) }))

/** Which addresses the site lets us read. What its robots.txt does not speak of is allowed. */
export const allowedBy = (rules: Pick<SiteRules, 'robots'>): ((url: string) => boolean) => {
  const known = new Map(parsed(rules).map((one) => [one.origin, one.rules]))
  return (url) => known.get(URL.parse(url)?.origin ?? '')?.isAllowed(url, AGENT) !== false
}

/** Seconds between two pages that the site asks for, whole ones. */
export const pauseOf = (rules: Pick<SiteRules, 'robots'>): number =>
  Math.max(0, ...parsed(rules).map((one) => Math.min(MAX_PAUSE, Math.ceil(one.rules.getCrawlDelay(AGENT) ?? 0))))

export const sitemapsOf = (rules: Pick<SiteRules, 'robots'>): string[] =>
  parsed(rules).flatMap((one) => one.rules.getSitemaps())
