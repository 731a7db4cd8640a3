import { expect, test } from 'vitest'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { openSegment } from '#functions/knowledge/index-format/segments/open-segment'
import { openSegments } from '#functions/knowledge/index-format/segments/open-segments'
import { stopWords } from '#functions/knowledge/index-format/words/stop-words'
import { tokenise } from '#functions/knowledge/index-format/words/tokenise'
import { fixtureManual } from '#test/support/samples/fixture-manual'

const manual = await fixtureManual()
const sourceIds = [...new Set(manual.map(({ sourceId }) => sourceId))]
const blockOf = (ids: readonly string[]) =>
  buildIndex({
    sources: ids.map((id) => ({ id, tags: [] })),
    chunks: manual.filter(({ sourceId }) => ids.includes(sourceId)),
  })
const half = Math.ceil(sourceIds.length / 2)
const index = openSegments(
  [sourceIds.slice(0, half), sourceIds.slice(half)].map((ids) => ({ segment: openSegment(blockOf(ids)), masked: [] })),
)

const questions = [
  'When are you open on Saturday?',
  'How long does delivery to Norway take?',
  'Can I send back an opened bag?',
  'how do i cancel my subscription',
  'What grinder step for the Aria X2?',
  'What does E05 mean?',
  'default of max_brew_time',
  'Is there gluten in the coffee?',
  'Warranty period?',
  'Do you sell tea from Darjeeling?',
]

test.each(questions)('one source of an index answers as it would alone: %s', async (text) => {
  for (const sourceId of sourceIds) {
    const alone = openIndex(blockOf([sourceId]))
    const missing: string[] = []
    for (const word of new Set(tokenise(text).map((token) => token.word)))
      if (!stopWords.has(word) && (await alone.search({ text: word, limit: 1 })).length === 0) missing.push(word)
    expect({ sourceId, missing: index.missingIn(sourceId, text) }).toEqual({ sourceId, missing })
    const hits = await index.search({ text, limit: 50, sourceId })
    expect(hits.length, sourceId).toBe((await alone.search({ text, limit: 50 })).length)
    for (const { chunk } of hits) expect(chunk.sourceId).toBe(sourceId)
  }
})

test('a source without chunks, or whose chunks are outdated, is not in the index', () => {
  const segment = openSegment(blockOf(sourceIds))
  const masked = openSegments([{ segment, masked: ['warranty'] }])
  expect([masked.has('warranty'), index.has('warranty'), index.has('unknown')]).toEqual([false, true, false])
  expect(masked.missingIn('warranty', 'How long is the warranty?')).toEqual(['long', 'warranty'])
})
