import robotsParser from 'robots-parser'
import type { SiteRules } from './site-rules.ts'

/** Our product token for robots.txt (RFC 9309), part of our user agent. */
const AGENT = 'knowledge-fetch'

/** Longest crawl delay that we respect, in seconds. */
const MAX_PAUSE = 10

const parsed = ({ robots }: Pick<SiteRules, 'robots'>) =>
  Object.entries(robots).map(([origin, { text }]) => ({ origin, rules: robotsParser(`${origin}/robots.txt`, text) }))

/** Whether the site's rules allow an address. Origins without rules are allowed. */
export const allowedBy = (rules: Pick<SiteRules, 'robots'>): ((url: string) => boolean) => {
  const known = new Map(parsed(rules).map((one) => [one.origin, one.rules]))
  return (url) => known.get(URL.parse(url)?.origin ?? '')?.isAllowed(url, AGENT) !== false
}

/** The site's crawl delay, in whole seconds. */
export const pauseOf = (rules: Pick<SiteRules, 'robots'>): number =>
  Math.max(0, ...parsed(rules).map((one) => Math.min(MAX_PAUSE, Math.ceil(one.rules.getCrawlDelay(AGENT) ?? 0))))

export const sitemapsOf = (rules: Pick<SiteRules, 'robots'>): string[] =>
  parsed(rules).flatMap((one) => one.rules.getSitemaps())
