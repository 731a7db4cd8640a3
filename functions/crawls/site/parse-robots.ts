import type { RobotsRule } from './robots-rules.ts'

/** What robots.txt says to one crawler. */
export interface ParsedRobots {
  readonly rules: readonly RobotsRule[]
  /** Seconds between two requests. */
  readonly crawlDelay: number
  readonly sitemaps: readonly string[]
}

/** All groups of one crawler as one: RFC 9309, 2.2.1 combines them. */
interface Group {
  readonly rules: RobotsRule[]
  crawlDelay: number
}

/**
 * Reads robots.txt for the crawler of this product token, in lower case: its own groups, or else those for `*`. Lines that
 * RFC 9309 does not know end no group, except for Crawl-delay, which belongs to the group that it is in.
 */
export const parseRobots = (text: string, token: string): ParsedRobots => {
  const groups = new Map<string, Group>()
  const sitemaps: string[] = []
  let current: Group[] = []
  let isAmongAgents = false
  for (const { field, value } of linesOf(text)) {
    if (field === 'user-agent') {
      const agent = agentOf(value)
      const group = groups.get(agent) ?? { rules: [], crawlDelay: 0 }
      groups.set(agent, group)
      current = isAmongAgents ? [...current.filter((one) => one !== group), group] : [group]
      isAmongAgents = true
    } else if (field === 'sitemap') {
      if (value) sitemaps.push(value)
    } else if (field === 'allow' || field === 'disallow') {
      for (const { rules } of current) rules.push({ path: value, isAllowing: field === 'allow' })
      isAmongAgents = false
    } else if (field === 'crawl-delay') {
      const seconds = Number(value)
      if (!Number.isNaN(seconds)) for (const group of current) group.crawlDelay = seconds
      isAmongAgents = false
    }
  }
  const { rules, crawlDelay } = groups.get(token) ?? groups.get('*') ?? { rules: [], crawlDelay: 0 }
  return { rules, crawlDelay, sitemaps }
}

const linesOf = (text: string) =>
  text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [said = ''] = line.split('#', 1)
    const colon = said.indexOf(':')
    return colon < 0 ? [] : [{ field: said.slice(0, colon).trim().toLowerCase(), value: said.slice(colon + 1).trim() }]
  })

/** The product token, without a version or what else follows it. */
const agentOf = (value: string): string =>
  value.startsWith('*') ? '*' : (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase()
