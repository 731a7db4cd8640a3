import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveVectors } from '#functions/knowledge/index/move-vectors'
import { s3Vectors } from '#functions/knowledge/index/s3-vectors.gateway'
import { withDelta } from '#functions/knowledge/index/segments/with-delta'
import { FLAT_CHUNKS } from '#functions/knowledge/index/store'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { readContents } from '#functions/knowledge/index-format/read-contents'
import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import { vectorKey } from '#functions/knowledge/index-format/vectors/vector-key'
import type { Chunk } from '#shared/knowledge/chunk'
import { syntheticEmbeddings } from '#test/bench/vectors/synthetic-embeddings'
import { type S3VectorsStandIn, s3VectorsStandIn } from '#test/support/providers/s3-vectors-stand-in'

const bucket = 'parley-eu-vectors'
const { texts, questions } = syntheticEmbeddings(1200, 20, 512)
const chunks = texts.map(
  (_, at): Chunk => ({
    id: `${at}`,
    sourceId: at % 2 ? 'odd' : 'even',
    title: '',
    headingPath: [],
    text: `chunk number ${at}`,
    hash: `hash ${at}`,
  }),
)
const sources = [
  { id: 'even', tags: ['public'] },
  { id: 'odd', tags: [] },
]
const contents = { sources, chunks, embeddings: texts, embeddingModel: 'model' }
const of = { agentId: 'Agent-1', model: 'model' }

let service: S3VectorsStandIn
let store: ReturnType<typeof s3Vectors>

beforeAll(async () => {
  service = await s3VectorsStandIn(bucket)
  store = s3Vectors(bucket, {
    endpoint: service.origin,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
  })
  await store.put(
    of,
    chunks.map((chunk, at) => ({
      key: vectorKey(chunk),
      sourceId: chunk.sourceId,
      vector: texts[at] ?? new Float32Array(),
    })),
    1,
  )
})
afterAll(() => service[Symbol.asyncDispose]())

const named = buildIndex({ ...contents, embeddings: texts.map(() => externalVector) })
const apart = () => openIndex(named, (query) => store.nearest(of, query))
const vectorOf = (at: number) => questions[at] ?? new Float32Array()

describe.each([
  ['embeddings in the index', () => openIndex(buildIndex(contents))],
  ['embeddings in S3 Vectors', apart],
])('%s', (_, open) => {
  test('find the nearest chunks', async () => {
    const index = open()
    let right = 0
    for (const question of questions) {
      const cosines = texts.map((text) => text.reduce((sum, value, at) => sum + value * (question[at] ?? 0), 0))
      const truth = [...texts.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0)).slice(0, 10)
      const hits = await index.search({ text: '', vector: question, limit: 10 })
      right += hits.filter(({ chunk }) => truth.includes(Number(chunk.id))).length
    }
    expect(right / questions.length / 10).toBeGreaterThanOrEqual(0.95)
  })

  test('come with their cosine, best first, up to the limit', async () => {
    const hits = await open().search({ text: '', vector: vectorOf(0), limit: 7 })
    expect(hits).toHaveLength(7)
    const cosines = hits.map(({ semantic = 0 }) => semantic)
    expect(cosines).toEqual(cosines.toSorted((a, b) => b - a))
    const text = texts[Number(hits[0]?.chunk.id)]
    expect(cosines[0]).toBeCloseTo(text?.reduce((sum, value, at) => sum + value * (vectorOf(0)[at] ?? 0), 0) ?? 0, 1)
  })

  test('are filtered by tags, and an unused tag finds nothing', async () => {
    const hits = await open().search({ text: '', vector: vectorOf(1), limit: 20, tags: ['public'] })
    expect(hits).toHaveLength(20)
    expect(hits.every(({ chunk }) => chunk.sourceId === 'even')).toBe(true)
    expect(await open().search({ text: '', vector: vectorOf(1), limit: 20, tags: ['unheard-of'] })).toEqual([])
  })

  test('are fused with the lexical search', async () => {
    const [best] = await open().search({ text: 'chunk number 77', vector: texts[77] ?? vectorOf(0), limit: 1 })
    expect(best?.chunk.id).toBe('77')
  })

  test('are not needed if the question has none', async () => {
    const [best] = await open().search({ text: 'number 77', limit: 1 })
    expect(best?.chunk.id).toBe('77')
    expect(best?.semantic).toBeUndefined()
  })
})

test('imported vectors are not found before their index is in use, deleted ones not any more', async () => {
  const half = chunks.slice(0, 600)
  const smaller = openIndex(
    buildIndex({ sources, chunks: half, embeddings: half.map(() => externalVector) }),
    (query) => store.nearest(of, query),
  )
  const hits = await smaller.search({ text: '', vector: vectorOf(2), limit: 50 })
  expect(hits.length).toBeGreaterThan(0)
  expect(hits.every(({ chunk }) => Number(chunk.id) < 600)).toBe(true)
})

test('an agent never finds another agent’s chunks', async () => {
  const other = { agentId: 'Agent-2', model: 'model' }
  await store.put(other, [{ key: 'theirs', sourceId: 'even', vector: vectorOf(0) }], 1)
  expect((await store.nearest(of, { vector: vectorOf(0), limit: 100 })).map(({ key }) => key)).not.toContain('theirs')
  expect(await store.nearest(other, { vector: vectorOf(0), limit: 100 })).toEqual([
    { key: 'theirs', cosine: expect.closeTo(1, 3) },
  ])
  await store.deleteAgent(other.agentId)
  await expect(store.nearest(other, { vector: vectorOf(0), limit: 1 })).rejects.toThrow('NotFound')
  expect((await store.nearest(of, { vector: vectorOf(0), limit: 1 })).length).toBe(1)
})

test('old embeddings are deleted, those of a running import kept', async () => {
  const mine = { agentId: 'Agent-3', model: 'model' }
  const put = (key: string, version: number) => store.put(mine, [{ key, sourceId: 's', vector: vectorOf(0) }], version)
  await put('old', 1)
  await put('used', 1)
  await put('coming', 3)
  await store.deleteStale(mine, new Set(['used']), 2)
  const left = (await store.nearest(mine, { vector: vectorOf(0), limit: 10 })).map(({ key }) => key)
  expect(left.toSorted()).toEqual(['coming', 'used'])
  await store.put({ ...mine, model: 'newer' }, [{ key: 'a', sourceId: 's', vector: new Float32Array(32).fill(1) }], 4)
  await store.deleteAgent(mine.agentId, 'newer')
  await expect(store.nearest(mine, { vector: vectorOf(0), limit: 1 })).rejects.toThrow('NotFound')
})

test('purging an empty store is harmless', async () => {
  const stored = () => [...service.indexes].map(([name, { vectors }]) => `${name}: ${vectors.size}`)
  const before = stored()
  await store.deleteStale({ agentId: 'unknown-agent', model: 'model' }, new Set(), 1)
  await store.deleteAgent('unknown-agent')
  expect(stored()).toEqual(before)
})

test('an embedding of another length is refused by the service with an error', async () => {
  const short = [{ key: 'short', sourceId: 'even', vector: new Float32Array(32).fill(1) }]
  await expect(store.put(of, short, 2)).rejects.toThrow('ValidationException')
})

describe('a large agent', () => {
  const large = {
    ...contents,
    chunks: Array.from(
      { length: FLAT_CHUNKS + 1 },
      (_, at): Chunk => ({ id: `${at}`, sourceId: 'even', title: '', headingPath: [], text: '', hash: `${at % 3}` }),
    ),
    embeddings: Array.from({ length: FLAT_CHUNKS + 1 }, (_, at) => texts[at % 3]),
  }
  const moved = async (given: Parameters<typeof moveVectors>[0], isApart = false) => {
    Object.assign(process.env, {
      VECTOR_BUCKET: bucket,
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL: service.origin,
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    })
    try {
      return await moveVectors(given, { agentId: 'Agent-4', version: 1, isApart })
    } finally {
      delete process.env.VECTOR_BUCKET
    }
  }

  test('has its embeddings in the vector store, each stored once', async () => {
    const before = service.puts()
    const first = await moved(large)
    expect(first.isApart).toBe(true)
    expect(service.puts() - before).toBe(3)
    const again = readContents(
      buildIndex({
        ...first.contents,
        chunks: large.chunks.slice(0, 100),
        embeddings: first.contents.embeddings?.slice(0, 100),
      }),
    )
    const next = await moved({ ...again, embeddingModel: 'model' }, true)
    expect(next.isApart).toBe(true)
    expect(service.puts() - before).toBe(3)
  })

  test('keeps them in the index without a vector bucket, as does a small one with it', async () => {
    expect(await moveVectors(large, { agentId: 'Agent-5', version: 1, isApart: false })).toEqual({
      contents: large,
      isApart: false,
    })
    expect((await moved(contents)).isApart).toBe(false)
  })

  test('chunk in the vector store is stored again for another source', () => {
    const known = {
      sources,
      chunks: chunks.slice(0, 2),
      embeddings: [externalVector, externalVector],
      embeddingModel: 'model',
    }
    const [even] = chunks
    const copies = even ? [{ ...even, id: 'copy', sourceId: 'new' }] : []
    const changed = (id: string, added: readonly Chunk[]) =>
      withDelta(known, { sources: [{ id, tags: [] }], chunks: added, replaced: [id] }).embeddings?.at(-1)
    expect(changed('new', copies)).toBeUndefined()
    expect(changed('even', even ? [even] : [])).toBe(externalVector)
  })
})

test.each([
  ['an unknown route', '/DropVectors', {}, 404],
  ['an unknown field', '/DeleteIndex', { vectorBucketName: bucket, indexName: 'abc', force: true }, 400],
  ['501 at once', '/DeleteVectors', { vectorBucketName: bucket, indexName: 'abc', keys: Array(501).fill('k') }, 400],
  [
    '101 nearest',
    '/QueryVectors',
    { vectorBucketName: bucket, indexName: 'abc', topK: 101, queryVector: { float32: [1] } },
    400,
  ],
])('the stand-in refuses %s', async (_, path, body, status) => {
  const response = await fetch(`${service.origin}${path}`, { method: 'POST', body: JSON.stringify(body) })
  expect(response.status).toBe(status)
})
