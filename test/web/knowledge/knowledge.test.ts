import { describe, expect, it } from 'vitest'
import type { Pair } from '#shared/knowledge/pairs'
import type { Source } from '#shared/knowledge/schema'
import { crawlPlanOf, newCrawlDraft } from '#web/features/crawls/new/crawl-draft.ts'
import { pairsCsv } from '#web/features/knowledge/pairs/csv/pairs-csv.ts'
import { pairsFromCsv } from '#web/features/knowledge/pairs/csv/pairs-from-csv.ts'
import { refusedCsv } from '#web/features/knowledge/pairs/csv/refused-csv.ts'
import { wordDiff } from '#web/features/knowledge/pairs/word-diff.ts'
import { fitsFilter } from '#web/features/knowledge/sources/fits-filter.ts'
import { nextRefresh } from '#web/features/knowledge/sources/next-refresh.ts'

const source: Source = {
  id: '01J00000000000000000000000',
  agentId: 'aB3dE6gH9jK2mN5p',
  type: 'url',
  title: 'Departures',
  url: 'https://faro-airport.example/departures',
  tags: ['transfer'],
  status: 'failed',
  chunkCount: 18,
  refreshEvery: '6h',
  createdAt: 0,
  startedAt: 0,
}

describe('the list of sources', () => {
  it('matches every word of title and address, state and tag', () => {
    expect(fitsFilter(source, { q: 'faro departures' })).toBe(true)
    expect(fitsFilter(source, { q: 'faro arrivals' })).toBe(false)
    expect(fitsFilter(source, { state: 'failed', tag: 'transfer' })).toBe(true)
    expect(fitsFilter(source, { state: 'indexed' })).toBe(false)
    expect(fitsFilter(source, { tag: 'hotels' })).toBe(false)
    expect(fitsFilter(source, {})).toBe(true)
  })

  it('says when a source is refreshed next', () => {
    const noon = new Date(2026, 10, 20, 12, 0).getTime()
    const at = (nextAt: number | undefined, status: Source['status'] = 'indexed') =>
      nextRefresh({ status, nextAt }, noon)
    expect(at(undefined)).toBe('–')
    expect(at(noon - 1)).toBe('Now')
    expect(at(noon + 3_600_000, 'fetching')).toBe('Now')
    expect(at(noon + 40 * 60_000)).toBe('In 40 min')
    expect(at(new Date(2026, 10, 20, 18, 30).getTime())).toBe('Today 18:30')
    expect(at(new Date(2026, 10, 21, 11, 30).getTime())).toBe('Tomorrow 11:30')
    expect(at(new Date(2026, 10, 28, 9, 0).getTime())).toBe('28 Nov')
  })
})

describe('Q&As as a file', () => {
  const pair: Pair = {
    id: '01J00000000000000000000000',
    agentId: 'aB3dE6gH9jK2mN5p',
    question: '=HYPERLINK("https://evil.example")',
    alsoAskedAs: ['Are pets welcome?', 'Posso levar o meu cão?'],
    answer: 'Yes, "small" ones.',
    tags: ['policies'],
    answersAbove: 0.82,
    version: 1,
    uses: 3,
    createdAt: 0,
    changedAt: 0,
    changedBy: 'ana',
  }

  it('never contain a formula that runs, and keep quotes and line breaks inside their cell', () => {
    const [, row] = pairsCsv([pair]).split('\r\n')
    expect(row).toBe(
      `"'=HYPERLINK(""https://evil.example"")","Are pets welcome?\nPosso levar o meu cão?","Yes, ""small"" ones.","policies","0.82","3"`,
    )
  })

  it('survive a round trip, from the export and from the refused rows', () => {
    const { question, alsoAskedAs, answer, tags, answersAbove } = pair
    const content = { question, alsoAskedAs, answer, tags, answersAbove }
    expect(pairsFromCsv(pairsCsv([pair]))).toEqual([content])
    expect(pairsFromCsv(refusedCsv([{ pair, reason: 'Full' }]))).toEqual([content])
  })

  it('are read from what a spreadsheet saves, and refused without the two columns', () => {
    expect(pairsFromCsv('\uFEFFAnswer,Question\n"Yes, small ones.",Dogs?\n\n')).toMatchObject([
      { question: 'Dogs?', answer: 'Yes, small ones.', alsoAskedAs: [], answersAbove: 0.82 },
    ])
    expect(pairsFromCsv('a,b\n1,2')).toBeUndefined()
  })
})

describe('two versions of a text', () => {
  it('are compared word by word', () =>
    expect(wordDiff('Dogs up to 20 kg stay free', 'Dogs up to 30 kg stay free')).toEqual([
      { kind: 'same', text: 'Dogs up to ' },
      { kind: 'gone', text: '20' },
      { kind: 'come', text: '30' },
      { kind: 'same', text: ' kg stay free' },
    ]))

  it('can both be rebuilt from the parts', () => {
    for (const [before, after] of [
      ['', 'a b'],
      ['a b', ''],
      ['a  b c', 'c a  b'],
      ['x '.repeat(1500), 'y '.repeat(900)],
    ] as const) {
      const parts = wordDiff(before, after)
      const textWithout = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect(textWithout('come')).toBe(before)
      expect(textWithout('gone')).toBe(after)
    }
  })
})

describe('a new crawl', () => {
  it('reads an address without a scheme as https, and several ones by line', () =>
    expect(crawlPlanOf({ ...newCrawlDraft, address: 'example.com\n http://example.com/docs ' }).seeds).toEqual([
      'https://example.com',
      'http://example.com/docs',
    ]))
})
