import type { Crawl } from '#shared/crawls/schema'

/** The site of a crawl: its host. */
export const siteOf = ({ seeds: [seed = ''] }: Pick<Crawl, 'seeds'>): string =>
  URL.canParse(seed) ? new URL(seed).host : seed
