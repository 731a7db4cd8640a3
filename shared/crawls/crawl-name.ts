/** A source's title has at most 200 characters. */
const MAX_LENGTH = 200

/**
 * What a crawl is called: the host of its start addresses with the path that all of them share, so that several crawls of one
 * site can be told apart. Without a valid address, the first one as it was entered.
 */
export const crawlName = (seeds: readonly string[]): string => {
  const [first = ''] = seeds
  if (!URL.canParse(first)) return first.slice(0, MAX_LENGTH)
  const [own = [], ...others] = seeds.map(partsOf)
  const end = own.findIndex((part, depth) => others.some((parts) => parts[depth] !== part))
  const shared = end === -1 ? own : own.slice(0, end)
  return [new URL(first).host, ...shared].join('/').slice(0, MAX_LENGTH)
}

const partsOf = (seed: string): string[] =>
  URL.canParse(seed) ? new URL(seed).pathname.split('/').filter((part) => part !== '') : []
