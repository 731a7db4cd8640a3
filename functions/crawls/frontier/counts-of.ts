import type { Frontier } from './frontier.ts'

/** A crawl's progress: addresses discovered and processed, pages fetched and failed. */
export const countsOf = ({ entries, bytes }: Frontier) => {
  const withStatus = (wanted: string) => entries.filter(({ status }) => status === wanted).length
  return {
    found: entries.length,
    done: entries.filter(({ status }) => status !== undefined).length,
    read: withStatus('read'),
    failed: withStatus('failed'),
    bytes,
  }
}
