import { expect, test } from 'vitest'
import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import { MAX_SOURCE_CHARACTERS } from '#functions/conversations/turn/limits'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import type { Chunk } from '#shared/knowledge/chunk'

const chunk = (sourceId: string, section: string, text: string, url?: string): Chunk => ({
  id: `${sourceId}:${text.slice(0, 12)}`,
  sourceId,
  title: 'Handbook',
  headingPath: [section],
  text,
  hash: text,
  ...(url ? { url } : {}),
})

const chunks = [
  chunk('shop', 'Delivery', 'Parcels leave the warehouse on weekdays.', '/shop'),
  chunk('shop', 'Returns', 'Open every parcel carefully.', '/shop'),
  chunk('shop', 'Returns', 'To send back a grinder, fill in the returns slip.', '/shop'),
  chunk('shop', 'Returns', 'The money arrives after nine days.', '/shop'),
  chunk('shop', 'Returns', 'This is on another page under the same heading.', '/other'),
  chunk('jobs', 'Returns', 'Another source wrote this.'),
]
const sources = [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [] }))
const index = openIndex(buildIndex({ sources, chunks }))
const chunksFor = async (text: string) => toRetrievedChunks(await index.search({ text, limit: 6 }), index)
const room = { maxChunkSize: 2424 }

test('the best chunk is read with its neighbours in the section', async () => {
  const [best, ...others] = await chunksFor('How do I send back a grinder?')
  expect([best?.before, best?.after]).toEqual(['Open every parcel carefully.', 'The money arrives after nine days.'])
  for (const other of others) expect([other.before, other.after]).toEqual([undefined, undefined])
})

test('chunks of other sections, pages and sources are no neighbours', async () => {
  const [first] = await chunksFor('When do parcels leave the warehouse on weekdays?')
  expect([first?.text, first?.before, first?.after]).toEqual([chunks[0]?.text, undefined, undefined])
  const [last] = await chunksFor('When does the money arrive, after nine days?')
  expect([last?.text, last?.after]).toEqual([chunks[3]?.text, undefined])
})

test('a neighbour that is a result itself is not repeated', async () => {
  const found = await chunksFor('Send back a grinder with the returns slip: when does the money arrive?')
  const texts = found.map(({ text }) => text)
  expect(texts).toContain(chunks[3]?.text)
  for (const { before, after } of found) expect(texts).not.toContain(before ?? after ?? 'nothing')
})

test('a chunk below the threshold has no neighbours', async () => {
  const found = await chunksFor('Is the warehouse haunted by purple elephants?')
  for (const { before, after } of found) expect([before, after]).toEqual([undefined, undefined])
})

test('a model reads them as part of the chunk, under one number', async () => {
  const [source, ...others] = sourcesOf(await chunksFor('How do I send back a grinder?'), room)
  expect(source?.text).toBe(
    'Open every parcel carefully.\nTo send back a grinder, fill in the returns slip.\nThe money arrives after nine days.',
  )
  expect([source, ...others].map((each) => each?.n)).toEqual([source, ...others].map((_, at) => at + 1))
})

test('they only use the part of the turn’s budget that the chunks leave', () => {
  const hit = (text: string) => ({ sourceId: 's', title: 'T', heading: '', text, score: 1 })
  const full = 'x'.repeat(1000)
  const some = (count: number) => Array.from({ length: count }, () => hit(full))
  const best = { ...hit(full), before: 'b'.repeat(600), after: 'a'.repeat(600) }
  const lengthsOf = (hits: readonly ReturnType<typeof hit>[]) =>
    sourcesOf(hits, { maxChunkSize: 1000 }).map(({ text }) => text.length)
  expect(lengthsOf([best, ...some(5)])[0]).toBe(1000)
  // budget for one: the following chunk is preferred
  expect(lengthsOf([best, ...some(4)])[0]).toBe(1601)
  expect(sourcesOf([best, ...some(4)], { maxChunkSize: 1000 })[0]?.text.at(-1)).toBe('a')
  expect(lengthsOf([best, ...some(3)])[0]).toBe(2202)
})

test('a chunk longer than a source may be is cut before an emoji, not within it', () => {
  const text = `${'x'.repeat(MAX_SOURCE_CHARACTERS - 1)}😀`
  const [source] = sourcesOf([{ sourceId: 's', title: 'T', heading: '', text, score: 1 }], room)
  expect(source?.text).toBe('x'.repeat(MAX_SOURCE_CHARACTERS - 1))
})
