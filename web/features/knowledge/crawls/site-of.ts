import type { Crawl } from '#shared/knowledge/crawls'

/** The site of a crawl as people call it: its host. */
export const siteOf = ({ seeds: [seed = ''] }: Pick<Crawl, 'seeds'>): string =>
  URL.canParse(seed) ? new URL(seed).host : seed
