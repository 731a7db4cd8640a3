import type { Frontier } from './frontier.ts'

/** A crawl's progress in all its parts: addresses discovered and processed, pages fetched and failed. */
export const countsOf = ({ entries, bytes, earlier }: Frontier) => {
  const withStatus = (wanted: string) => entries.filter(({ status }) => status === wanted).length
  const before = earlier?.done ?? 0
  return {
    found: before + entries.length,
    done: before + entries.filter(({ status }) => status !== undefined).length,
    read: (earlier?.read ?? 0) + withStatus('read'),
    failed: (earlier?.failed ?? 0) + withStatus('failed'),
    bytes,
  }
}
