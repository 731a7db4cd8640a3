import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { answerThreshold } from '#functions/knowledge/index-format/knowledge-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { readContents } from '#functions/knowledge/index-format/read-contents'
import { editDistance } from '#functions/knowledge/index-format/words/edit-distance'
import { tokenise } from '#functions/knowledge/index-format/words/tokenise'
import type { Chunk } from '#shared/knowledge/chunk'
import { syntheticEmbeddings } from '#test/bench/vectors/synthetic-embeddings'
import { fixtureManual } from '#test/support/samples/fixture-manual'
import { randomSeed } from '#test/support/sweeps/chosen-cells'

const manual = await fixtureManual()
const sources = [...new Set(manual.map((chunk) => chunk.sourceId))].map((id) => ({
  id,
  tags: id === 'aria-x2' ? ['machines'] : ['shop'],
}))
const block = buildIndex({ sources, chunks: manual })
const index = openIndex(block)
const ask = (text: string, more: { tags?: readonly string[]; limit?: number } = {}) =>
  index.search({ text, limit: 5, ...more })

describe('the page that answers comes first', () => {
  test.each([
    ['When are you open on Saturday?', 'opening-hours'],
    ['How long does delivery to Norway take?', 'delivery'],
    ['What does shipping cost?', 'delivery'],
    ['Can I send back an opened bag?', 'returns'],
    ['When do I get my money back?', 'returns'],
    ['Can I pay by invoice?', 'payment'],
    ['how do i cancel my subscription', 'subscription'],
    ['I forgot my password', 'account'],
    ['Which beans come from Ethiopia?', 'beans'],
    ['What grinder step for the Aria X2?', 'grinding'],
    ['How heavy is the Aria X2, what does it weigh?', 'aria-x2'],
    ['How often do I have to descale?', 'aria-x2'],
    ['What does E05 mean?', 'error-codes'],
    ['default of max_brew_time', 'app-settings'],
    ['max brew time', 'app-settings'],
    ['standby after minutes', 'app-settings'],
    ['How long is the warranty on a grinder?', 'warranty'],
    ['phone number of the service', 'repairs'],
    ['price of part SP-2417', 'spare-parts'],
    ['latte art course price', 'courses'],
    ['rented machine for offices', 'business'],
    ['How long is a voucher valid?', 'vouchers'],
    ['Is there gluten in the coffee?', 'allergens'],
    ['Should I keep coffee in the fridge?', 'storage'],
    ['Who founded the roastery?', 'about'],
    ['waranty on grindrs', 'warranty'],
    ['descalling the machne', 'aria-x2'],
  ])('%s', async (question, page) => {
    const [best] = await ask(question)
    expect(best?.chunk.sourceId).toBe(page)
    expect(best?.score).toBeGreaterThanOrEqual(answerThreshold)
  })
})

test('at least nine of ten questions that the handbook cannot answer stay below the threshold', async () => {
  const questions = [
    'Do you sell tea from Darjeeling?',
    'What is the capital of Australia?',
    'Can I bring my dog to the theatre?',
    'How do I install the printer driver?',
    'What is E99?',
    'How tall is the Eiffel Tower?',
    'Do you have vacancies for accountants?',
    'What is the default of max_steam_pressure?',
    'Who won the football world cup in 2018?',
    'How do I reset my Netflix subscription?',
  ]
  const best = await Promise.all(questions.map(async (question) => (await ask(question))[0]?.score ?? 0))
  expect(best.filter((score) => score < answerThreshold).length).toBeGreaterThanOrEqual(9)
})

describe('a search', () => {
  test('reports matching keywords, also in another spelling', async () => {
    const [best] = await ask('waranty for grinders')
    expect(best?.why).toContainEqual({ asked: 'waranty', found: 'warranti' })
  })

  test('tolerates a typing error in a word with a short stem', async () => {
    const chunk = { id: '1', sourceId: 's', title: '', headingPath: [], text: 'Rebase the branch.', hash: '1' }
    const one = openIndex(buildIndex({ sources: [{ id: 's', tags: [] }], chunks: [chunk] }))
    const [best] = await one.search({ text: 'rebse', limit: 1 })
    expect(best?.score).toBeGreaterThanOrEqual(answerThreshold)
  })

  test('gives chunks with their headings and URL, up to the limit', async () => {
    const hits = await ask('delivery costs', { limit: 2 })
    expect(hits).toHaveLength(2)
    expect(hits[0]?.chunk).toMatchObject({ title: 'Delivery', url: 'https://roastery.example/delivery' })
  })

  test('filters by tag', async () => {
    const tagged = await ask('How often do I have to descale?', { tags: ['machines'] })
    expect(new Set(tagged.map((hit) => hit.chunk.sourceId))).toEqual(new Set(['aria-x2']))
    expect(await ask('descale', { tags: ['unheard-of'] })).toEqual([])
    expect((await ask('descale', { tags: [] })).length).toBeGreaterThan(1)
  })

  test.each(['', ' ', '?!', 'the of and', 'x'.repeat(100_000), '🦊', '\u0000', '%'.repeat(5000), 'a '.repeat(5000)])(
    'for %j answers without harm',
    async (text) => {
      expect((await ask(text)).every((hit) => hit.score >= 0 && hit.score <= 1)).toBe(true)
    },
  )

  test('of an empty index finds nothing', async () => {
    const empty = openIndex(buildIndex({ sources: [], chunks: [] }))
    expect(await empty.search({ text: 'anything', limit: 5 })).toEqual([])
  })

  test('scores are between 0 and 1 for any question', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        for (const hit of await ask(text)) {
          expect(hit.score).toBeGreaterThanOrEqual(0)
          expect(hit.score).toBeLessThanOrEqual(1 + 1e-6)
        }
      }),
      { numRuns: 200, seed: randomSeed },
    )
  })
})

describe('words', () => {
  test.each([
    ['max_connections', ['max_connections', 'max', 'connection']],
    ['pg_hba.conf', ['pg_hba.conf', 'pg', 'hba', 'conf']],
    ['maxChunkSize', ['maxchunksize', 'max', 'chunk', 'size']],
    ['Bigger cities', ['bigger', 'citi']],
    ['running, stopped', ['run', 'stop']],
    ['Crème brûlée', ['crem', 'brule']],
    ['1,600 rows', ['1600', 'row']],
    ['8kB', ['8kb', '8', 'kb']],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ["the server's name", ['the', 'server', 'name']],
    ['a @> b', ['a', '@>', 'b']],
    ['日本語', ['日本', '本語']],
    ['ＦＵＬＬ width', ['full', 'width']],
  ])('%s', (text, terms) => expect(tokenise(text).flatMap(({ term, parts }) => [term, ...parts])).toEqual(terms))

  test.each([
    ['warranty', 'waranty', 1],
    ['grinder', 'girnder', 1],
    ['descale', 'desclae', 1],
    ['abc', 'abc', 0],
    ['kitten', 'sitting', 3],
    ['short', 'much longer', 3],
  ])('%s and %s are %i apart', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(Math.min(3, distance)))
})

describe('the block of bytes', () => {
  test('can be read back, and rebuilding gives the same bytes', () => {
    const contents = readContents(block)
    expect(contents.chunks).toEqual(manual)
    expect(contents.sources).toEqual(sources)
    expect(Buffer.compare(buildIndex(contents), block)).toBe(0)
  })

  test('opens at any memory alignment', async () => {
    const shifted = new Uint8Array(block.length + 3)
    shifted.set(block, 3)
    const hits = await openIndex(shifted.subarray(3)).search({ text: 'warranty', limit: 1 })
    expect(hits[0]?.chunk.sourceId).toBe('warranty')
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['something else', new TextEncoder().encode('{"an":"object"}'.repeat(100))],
    ['half of it', block.slice(0, block.length / 2)],
  ])('%s is refused', (_, bytes) => expect(() => openIndex(bytes)).toThrow('knowledge index'))

  test('refuses a chunk of an unknown source', () => {
    expect(() => buildIndex({ sources: [], chunks: manual })).toThrow('unknown source')
  })
})

describe('embeddings', () => {
  const { texts, questions } = syntheticEmbeddings(2000, 40)
  const chunks = texts.map(
    (_, at): Chunk => ({
      id: `${at}`,
      sourceId: at % 2 ? 'odd' : 'even',
      title: '',
      headingPath: [],
      text: `text ${at}`,
      hash: `${at}`,
    }),
  )
  const both = [
    { id: 'even', tags: ['even'] },
    { id: 'odd', tags: [] },
  ]
  const embedded = buildIndex({ sources: both, chunks, embeddings: texts })
  const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

  test('find at least 98 of the 100 nearest', async () => {
    const searching = openIndex(embedded)
    let right = 0
    for (const question of questions) {
      const cosines = texts.map((text) => cosine(text, question))
      const order = [...texts.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0))
      const truth = order.slice(0, 10)
      const hits = await searching.search({ text: '', vector: question, limit: 10 })
      right += hits.filter((hit) => truth.includes(Number(hit.chunk.id))).length
    }
    expect(right / questions.length / 10).toBeGreaterThanOrEqual(0.98)
  })

  test('come with their cosine and are filtered by tags', async () => {
    const [question] = questions
    const hits = await openIndex(embedded).search({
      text: '',
      limit: 5,
      tags: ['even'],
      ...(question && { vector: question }),
    })
    expect(hits.every((hit) => hit.chunk.sourceId === 'even' && hit.semantic !== undefined)).toBe(true)
    const [best] = hits
    expect(best?.semantic).toBeCloseTo(
      cosine(texts[Number(best?.chunk.id)] ?? new Float32Array(), question ?? new Float32Array()),
      2,
    )
  })

  test('keep their order through a rebuild', async () => {
    const rebuilt = openIndex(buildIndex(readContents(embedded)))
    const [vector] = questions
    const ids = async (one: typeof rebuilt) =>
      (await one.search({ text: '', limit: 10, ...(vector && { vector }) })).map((hit) => hit.chunk.id)
    expect(await ids(rebuilt)).toEqual(await ids(openIndex(embedded)))
  })

  test('are fused with the lexical search: a chunk that both find ranks above one that only one finds', async () => {
    const [vector] = questions
    const [nearest] = await openIndex(embedded).search({ text: '', limit: 1, ...(vector && { vector }) })
    const hits = await openIndex(embedded).search({
      text: nearest?.chunk.text ?? '',
      limit: 3,
      ...(vector && { vector }),
    })
    expect(hits[0]?.chunk.id).toBe(nearest?.chunk.id)
  })

  test('may be missing for some chunks, and a question of another model is searched lexically', async () => {
    const partly = openIndex(
      buildIndex({ sources: both, chunks, embeddings: texts.map((text, at) => (at < 10 ? text : undefined)) }),
    )
    const [vector] = questions
    const hits = await partly.search({ text: '', limit: 50, ...(vector && { vector }) })
    expect(hits.every((hit) => Number(hit.chunk.id) < 10)).toBe(true)
    const other = await partly.search({ text: 'text 77', limit: 1, vector: new Float32Array(768).fill(1) })
    expect(other[0]?.chunk.id).toBe('77')
  })
})
