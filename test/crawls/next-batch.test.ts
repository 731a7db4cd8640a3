import { describe, expect, test } from 'vitest'
import type { Frontier } from '#functions/crawls/frontier/frontier'
import { nextBatch } from '#functions/crawls/frontier/next-batch'

const MIB = 1024 * 1024
const waiting = { id: 'p', url: 'https://shop.example/p', depth: 1 }
const frontier = (change: Partial<Frontier>): Frontier => ({
  plan: {
    seeds: ['https://shop.example/'],
    mode: 'deep',
    maxPages: 50,
    maxDepth: 3,
    include: [],
    exclude: [],
  },
  sites: ['shop.example'],
  rules: { robots: {}, sitemaps: {} },
  pauseSeconds: 0,
  batch: 1,
  visits: 1,
  bytes: 0,
  silent: 0,
  isCut: false,
  part: 1,
  entries: [waiting],
  ...change,
})

describe('a crawl with pages left', () => {
  test.each([
    ['200 MB were downloaded', { bytes: 200 * MIB }, {}, 'limit-bytes'],
    ['half an hour has passed', {}, { elapsedMs: 30 * 60_000 }, 'limit-time'],
    ['there were 600 batches', { batch: 600 }, {}, 'limit-time'],
    ['ten addresses in a row gave no answer', { silent: 10 }, {}, 'down'],
    ['no page can be paid for', {}, { affordable: 0 }, 'credits'],
  ])('ends when %s', (_, change, bounds, note) => {
    expect(nextBatch(frontier(change), { affordable: 5, elapsedMs: 0, ...bounds })).toEqual({ pages: [], note })
  })

  test('fetches no more pages at once than the balance pays for, than the plan allows, or than twelve', () => {
    const entries = Array.from({ length: 20 }, (_, at) => ({ ...waiting, id: String(at) }))
    const pagesFor = (affordable: number, maxPages = 50) => {
      const { plan, ...rest } = frontier({ entries })
      return nextBatch({ ...rest, plan: { ...plan, maxPages } }, { affordable, elapsedMs: 0 }).pages.length
    }
    expect([pagesFor(3), pagesFor(100, 5), pagesFor(100)]).toEqual([3, 5, 12])
  })

  test('continues just below every limit', () => {
    const almost = frontier({ bytes: 200 * MIB - 1, batch: 599, silent: 9 })
    expect(nextBatch(almost, { affordable: 1, elapsedMs: 30 * 60_000 - 1 })).toEqual({ pages: [waiting] })
  })
})
