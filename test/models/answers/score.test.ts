import { describe, expect, it, test } from 'vitest'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { answerThreshold } from '#functions/knowledge/index-format/knowledge-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { handbookIndex } from '#test/support/samples/handbook-index'

const index = await handbookIndex()

const best = async (text: string) => {
  const [hit] = await index.search({ text, limit: 1 })
  return { page: hit?.chunk.title, score: hit?.score ?? 0 }
}

describe('a question in a few words and in whole sentences', () => {
  it.each([
    [
      'crane storm warning',
      'Hello, we would like to use the crane this afternoon. May we do that although there is a storm warning for the coast?',
      'The crane',
    ],
    [
      'trailers behind the hall',
      'We come with two trailers and I have no idea where they should stay. Should we put them behind the hall?',
      'Parking',
    ],
    [
      'deposit for renting the club house',
      'We would love to celebrate a birthday with you. How much deposit is there for renting the club house?',
      'Renting the club house',
    ],
  ])('finds the same page, surely enough to answer: %s', async (short, long, page) => {
    const [few, many] = [await best(short), await best(long)]
    expect([few.page, many.page]).toEqual([page, page])
    expect(many.score).toBeGreaterThanOrEqual(answerThreshold)
    expect(few.score).toBeGreaterThanOrEqual(answerThreshold)
  })
})

test('a name that nothing contains, beside a word that much contains, is no match', async () => {
  for (const text of ['berth Rotterdam', 'How do I moor a seaplane in Rotterdam?'])
    expect((await best(text)).score).toBeLessThan(answerThreshold)
})

test('a question that is one name is sure of a chunk with the name, however large the index', async () => {
  const chunks = Array.from({ length: 1500 }, (_, at) => ({
    id: `${at}`,
    sourceId: `${at}`,
    title: `Page ${at}`,
    headingPath: [],
    text: `Sail number ${at} belongs to a boat of the club.${at === 700 ? ' See also refresh_minutes for the wind, the berths and the tides of the day.' : ''}`,
    hash: `${at}`,
  }))
  const large = openIndex(buildIndex({ sources: chunks.map(({ sourceId }) => ({ id: sourceId, tags: [] })), chunks }))
  const [hit] = await large.search({ text: 'refresh_minutes', limit: 1 })
  expect(hit?.chunk.id).toBe('700')
  expect(hit?.score).toBeGreaterThanOrEqual(answerThreshold)
})
