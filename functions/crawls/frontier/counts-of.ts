import type { Frontier } from './frontier.ts'

/** How far a crawl is: addresses known and done, pages that were read, and pages that could not be. */
export const countsOf = ({ entries, bytes }: Frontier) => {
  const having = (...wanted: readonly string[]) =>
    entries.filter(({ status }) => status && wanted.includes(status)).length
  return {
    found: entries.length,
    done: entries.filter(({ status }) => status !== undefined).length,
    read: having('read'),
    failed: having('failed'),
    bytes,
  }
}
