import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectVectorStore } from '#functions/knowledge/index/select-vector-store'
import { pointers } from '#functions/knowledge/index/store'
import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import { vectorKey } from '#functions/knowledge/index-format/vectors/vector-key'
import { attempt } from '#lib/database/commit'
import { replaceSecrets } from '#lib/secrets'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type S3VectorsStandIn, s3VectorsStandIn } from '#test/support/providers/s3-vectors-stand-in'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { earlierChunks, seedIndex } from '#test/support/worlds/seed-index'

const tokenKeys = ['0123456789abcdef0123456789abcdef']

let region: TestRegion
let service: S3VectorsStandIn
let provider: ThirdPartyServer

beforeAll(async () => {
  region = await startRegion()
  service = await s3VectorsStandIn('vectors')
  provider = await thirdPartyServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const embed = (text: string) =>
      Array.from({ length: 1536 }, (_, at) => (/car|automobile/.test(text) === at < 768 ? 1 : 0))
    const data = JSON.parse(body).input.map((text: string, index: number) => ({ index, embedding: embed(text) }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  })
  Object.assign(process.env, {
    VECTOR_BUCKET: 'vectors',
    AWS_ENDPOINT_URL_S3VECTORS: service.origin,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  })
  replaceSecrets({ tokenKeys, openaiApiKey: 'key', openaiBaseUrl: `${provider.origin}/v1` })
})
afterAll(async () => {
  replaceSecrets({ tokenKeys })
  await region.stop()
  await service[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

test('an agent with embeddings in the vector store imports, answers, deletes and falls back to lexical search', async () => {
  const world = await knowledgeWorld(region)
  const garage = await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
  expect(service.indexes.size).toBe(0)
  const pointer = await pointers.get({ agentId: world.agentId })
  if (!pointer) throw new Error('no index')
  // as of a formerly large agent; 20,000 chunks would take this test a minute
  await attempt([pointers.putting({ ...pointer, isApart: true })])

  const kitchen = await world.import({ type: 'text', text: 'Ten people work in the kitchen.' })
  const [index] = service.indexes.values()
  expect(index?.vectors.size).toBe(2)
  expect(service.puts()).toBe(2)
  expect((await world.ask('who repairs my car'))[0]).toMatchObject({ sourceId: garage.id, score: 1 })

  await world.again(garage.id)
  expect(service.puts()).toBe(2)

  await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: kitchen.id })
  await world.settle()
  expect(index?.vectors.size).toBe(1)

  service.fail(403)
  expect((await world.ask('automobile'))[0]?.sourceId).toBe(garage.id)
  expect((await world.ask('who repairs my car'))[0]?.score ?? 0).toBeLessThan(0.6)
  service.fail(undefined)
  world.stop()
})

test('beside a large index a page adds its own vectors to the store, and those of the other segments stay', async () => {
  const world = await knowledgeWorld(region)
  const { agentId } = world
  const chunks = earlierChunks(40)
  const embeddingModel = 'text-embedding-3-small/1536'
  const embeddings = chunks.map(() => externalVector)
  await seedIndex(world, [chunks], { embeddings, embeddingModel, isApart: true })
  const vector = Float32Array.from({ length: 1536 }, (_, at) => (at < 768 ? 0 : 1))
  const stored = chunks.map((chunk) => ({ key: vectorKey(chunk), sourceId: chunk.sourceId, vector }))
  await (await selectVectorStore())?.put({ agentId, model: embeddingModel }, stored, 1)
  const index = [...service.indexes.values()].at(-1)
  const before = service.puts()

  const garage = await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
  expect((await pointers.get({ agentId }))?.segments).toHaveLength(2)
  expect([service.puts() - before, index?.vectors.size]).toEqual([1, 41])
  expect((await world.ask('who repairs my car'))[0]).toMatchObject({ sourceId: garage.id, score: 1 })

  await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: garage.id })
  await world.settle()
  expect([service.puts() - before, index?.vectors.size]).toEqual([1, 40])
  world.stop()
})
