import { describe, expect, test, vi } from 'vitest'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { openSegment, sizeOf } from '#functions/knowledge/index-format/segments/open-segment'
import { openSegments } from '#functions/knowledge/index-format/segments/open-segments'
import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import { vectorKey } from '#functions/knowledge/index-format/vectors/vector-key'
import type { Chunk } from '#shared/knowledge/chunk'
import { syntheticEmbeddings } from '#test/bench/vectors/synthetic-embeddings'
import { fixtureManual } from '#test/support/samples/fixture-manual'

const manual = await fixtureManual()
const sourceIds = [...new Set(manual.map(({ sourceId }) => sourceId))]
const tagsOf = (id: string) => (id === 'aria-x2' ? ['machines'] : ['shop'])
const contentsOf = (ids: readonly string[], chunks: readonly Chunk[] = manual) => ({
  sources: ids.map((id) => ({ id, tags: tagsOf(id) })),
  chunks: chunks.filter(({ sourceId }) => ids.includes(sourceId)),
})
const whole = openIndex(buildIndex(contentsOf(sourceIds)))

/** The manual in so many segments, each written as a later change writes it: beside those that are there. */
const inSegments = (count: number, masked: readonly string[] = []) => {
  const beside = { chunks: 0, words: 0 }
  return Array.from({ length: count }, (_, part) => {
    const segment = openSegment(buildIndex(contentsOf(sourceIds.filter((_, at) => at % count === part)), beside))
    beside.chunks += sizeOf(segment).chunks
    beside.words += sizeOf(segment).words
    return { segment, masked }
  })
}

const questions = [
  'When are you open on Saturday?',
  'How long does delivery to Norway take?',
  'Can I send back an opened bag?',
  'how do i cancel my subscription',
  'Which beans come from Ethiopia?',
  'What grinder step for the Aria X2?',
  'How often do I have to descale?',
  'What does E05 mean?',
  'default of max_brew_time',
  'max brew time',
  'price of part SP-2417',
  'Is there gluten in the coffee?',
  'Who founded the roastery?',
  'waranty on grindrs',
  'descalling the machne',
  'Do you sell tea from Darjeeling?',
  'coffee',
]

describe.each([2, 3, 8])('%i segments answer as one', (count) => {
  const index = openSegments(inSegments(count))

  test('they contain the same chunks', () => {
    expect(index.size).toBe(whole.size)
    for (const id of sourceIds) expect(index.chunksOf(id)).toEqual(whole.chunksOf(id))
  })

  test.each(questions)('%s', async (text) => {
    const expected = await whole.search({ text, limit: 5 })
    const found = await index.search({ text, limit: 5 })
    expect(found[0]?.chunk.id).toBe(expected[0]?.chunk.id)
    // impacts are rounded to a byte of each segment's largest one: near ties may change their order, nothing else
    const shared = found.filter(({ chunk }) => expected.some((hit) => hit.chunk.id === chunk.id))
    expect(shared.length).toBeGreaterThanOrEqual(expected.length - 1)
    for (const hit of shared) {
      const other = expected.find(({ chunk }) => chunk.id === hit.chunk.id)
      expect(hit.score).toBeCloseTo(other?.score ?? -1, 4)
      expect(hit.why).toEqual(other?.why)
    }
  })

  test('tags limit all of them', async () => {
    const text = 'How often do I have to descale?'
    const tagged = await index.search({ text, limit: 5, tags: ['machines'] })
    expect(tagged.map(({ chunk }) => chunk.id)).toEqual(
      (await whole.search({ text, limit: 5, tags: ['machines'] })).map(({ chunk }) => chunk.id),
    )
  })

  test('a chunk’s neighbours are found in its own segment', async () => {
    for (const { chunk, place } of await index.search({ text: 'coffee machine', limit: 20 })) {
      const [same] = (await whole.search({ text: chunk.text, limit: 1 })).filter((hit) => hit.chunk.id === chunk.id)
      if (same) expect(index.sectionAround(place)).toEqual(whole.sectionAround(same.place))
    }
  })
})

/** A manual of so many pages in invented words, few of them common and most of them rare, as in any language. */
const inventedManual = (pages: number): Chunk[] => {
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const word = () => `w${Math.floor(3000 * random() ** 3).toString(26)}x`
  return Array.from({ length: pages }, (_, at) => ({
    id: `page${at}`,
    sourceId: `page${at}`,
    title: word(),
    headingPath: [word()],
    text: Array.from({ length: 20 + Math.floor(60 * random()) }, word).join(' '),
    hash: `${at}`,
  }))
}

test('an invented manual of 400 pages, a tenth of it in eight later segments, answers as one', async () => {
  const chunks = inventedManual(400)
  const contents = (some: readonly Chunk[]) => ({
    sources: some.map(({ sourceId }) => ({ id: sourceId, tags: [] })),
    chunks: some,
  })
  const one = openIndex(buildIndex(contents(chunks)))
  const base = openSegment(buildIndex(contents(chunks.slice(0, 360))))
  const later = Array.from({ length: 8 }, (_, at) => chunks.slice(360 + at * 5, 365 + at * 5))
  const index = openSegments(
    [base, ...later.map((some) => openSegment(buildIndex(contents(some), sizeOf(base))))].map((segment) => ({
      segment,
      masked: [],
    })),
  )
  let best = 0
  let same = 0
  let all = 0
  for (const { text } of chunks) {
    const words = text.split(' ')
    const question = [3, 8, 13].map((at) => words[at]).join(' ')
    const expected = (await one.search({ text: question, limit: 5 })).map(({ chunk }) => chunk.id)
    const found = (await index.search({ text: question, limit: 5 })).map(({ chunk }) => chunk.id)
    if (found[0] === expected[0]) best++
    same += expected.filter((id) => found.includes(id)).length
    all += expected.length
  }
  expect(best / chunks.length).toBeGreaterThanOrEqual(0.99)
  expect(same / all).toBeGreaterThanOrEqual(0.99)
})

test('a masked source is never found, and no neighbour either', async () => {
  const [id = ''] = sourceIds.filter((one) => one === 'warranty')
  const index = openSegments(inSegments(2, [id]))
  expect(index.size).toBe(whole.size - whole.chunksOf(id).length)
  expect(index.chunksOf(id)).toEqual([])
  const hits = await index.search({ text: 'How long is the warranty on a grinder?', limit: 30 })
  expect(hits.map(({ chunk }) => chunk.sourceId)).not.toContain(id)
})

test('a range of a source’s chunks is read without the others, over both segments', () => {
  const id = 'long'
  const [first] = manual
  if (!first) throw new Error('the manual is empty')
  const parts = Array.from({ length: 5 }, (_, at) => ({
    ...first,
    id: `long-${at}`,
    sourceId: id,
    text: `Part ${at}.`,
  }))
  const base = openSegment(buildIndex({ sources: [{ id, tags: [] }], chunks: parts.slice(0, 2) }))
  const later = openSegment(buildIndex({ sources: [{ id, tags: [] }], chunks: parts.slice(2) }, sizeOf(base)))
  const index = openSegments([base, later].map((segment) => ({ segment, masked: [] })))
  const all = index.chunksOf(id)
  expect(all.map(({ text }) => text)).toEqual(parts.map(({ text }) => text))
  const parse = vi.spyOn(JSON, 'parse')
  try {
    expect(index.countOf(id)).toBe(all.length)
    expect(parse).not.toHaveBeenCalled()
    expect(index.chunksOf(id, 1, 2)).toEqual(all.slice(1, 3))
    expect(parse).toHaveBeenCalledTimes(2)
  } finally {
    parse.mockRestore()
  }
  expect(index.chunksOf(id, all.length - 1, 50)).toEqual(all.slice(-1))
})

test('a replaced source is found in its later segment only', async () => {
  const [old] = whole.chunksOf('warranty')
  if (!old) throw new Error('no such page')
  const text = 'The warranty on a grinder is now seven years.'
  const base = openSegment(buildIndex(contentsOf(sourceIds)))
  const change = buildIndex(contentsOf(['warranty'], [{ ...old, text, hash: 'new' }]), sizeOf(base))
  const index = openSegments([
    { segment: base, masked: ['warranty'] },
    { segment: openSegment(change), masked: [] },
  ])
  const [best] = await index.search({ text: 'How long is the warranty on a grinder?', limit: 1 })
  expect(best?.chunk.text).toBe(text)
  expect(index.chunksOf('warranty').map((chunk) => chunk.text)).toEqual([text])
})

test('an index of no segments finds nothing', async () => {
  const none = openSegments([])
  expect([none.size, await none.search({ text: 'warranty', limit: 5 }), none.chunksOf('warranty')]).toEqual([0, [], []])
})

describe('embeddings in two segments', () => {
  const { texts, questions: asked } = syntheticEmbeddings(400, 10, 512)
  const chunks = texts.map(
    (_, at): Chunk => ({
      id: `${at}`,
      sourceId: at < 300 ? 'first' : 'second',
      title: '',
      headingPath: [],
      text: `chunk number ${at}`,
      hash: `hash ${at}`,
    }),
  )
  const part = (id: 'first' | 'second', isApart: boolean) => {
    const own = chunks.filter(({ sourceId }) => sourceId === id)
    const embeddings = own.map((chunk) => (isApart ? externalVector : texts[Number(chunk.id)]))
    return openSegment(buildIndex({ sources: [{ id, tags: [id] }], chunks: own, embeddings }))
  }
  const nearest = async ({ vector }: { readonly vector: Float32Array }) =>
    chunks
      .map((chunk) => ({
        key: vectorKey(chunk),
        cosine: (texts[Number(chunk.id)] ?? vector).reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0),
      }))
      .sort((one, other) => other.cosine - one.cosine)

  test.each([
    ['inside', undefined],
    ['in the vector store', nearest],
  ] as const)('%s are ranked together, by their cosine, without masked ones', async (_, store) => {
    const [first, second] = [part('first', store !== undefined), part('second', store !== undefined)]
    const open = (masked: readonly string[]) =>
      openSegments(
        [
          { segment: first, masked },
          { segment: second, masked: [] },
        ],
        store,
      )
    let right = 0
    for (const vector of asked) {
      const truth = (await nearest({ vector })).slice(0, 10).map(({ key }) => key)
      const hits = await open([]).search({ text: '', vector, limit: 10 })
      right += hits.filter(({ chunk }) => truth.includes(vectorKey(chunk))).length
      const some = await open(['first']).search({ text: '', vector, limit: 10 })
      expect(some.every(({ chunk }) => chunk.sourceId === 'second')).toBe(true)
      const tagged = await open([]).search({ text: '', vector, limit: 10, tags: ['first'] })
      expect(tagged.every(({ chunk }) => chunk.sourceId === 'first')).toBe(true)
    }
    expect(right / asked.length / 10).toBeGreaterThanOrEqual(0.95)
  })
})
