import { parseRobots } from './parse-robots.ts'
import { judgeByRules } from './robots-rules.ts'
import type { SiteRules } from './site-rules.ts'

/** Our product token for robots.txt (RFC 9309), part of our user agent. */
const AGENT = 'knowledge-fetch'

/** Longest crawl delay that we respect, in seconds. */
const MAX_PAUSE = 10

const parsed = ({ robots }: Pick<SiteRules, 'robots'>) =>
  Object.entries(robots).map(([origin, { text }]) => ({ origin, ...parseRobots(text, AGENT) }))

/** Whether the site's rules allow an address. Origins without rules are allowed. */
export const allowedBy = (rules: Pick<SiteRules, 'robots'>): ((url: string) => boolean) => {
  const known = new Map(parsed(rules).map((one) => [one.origin, judgeByRules(one.rules)]))
  return (address) => {
    const url = URL.parse(address)
    return !url || known.get(url.origin)?.(url) !== false
  }
}

/** The site's crawl delay, in whole seconds. */
export const pauseOf = (rules: Pick<SiteRules, 'robots'>): number =>
  Math.max(0, ...parsed(rules).map((one) => Math.min(MAX_PAUSE, Math.ceil(one.crawlDelay))))

export const sitemapsOf = (rules: Pick<SiteRules, 'robots'>): string[] => parsed(rules).flatMap((one) => one.sitemaps)
