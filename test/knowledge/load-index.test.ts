import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearIndexCache, prefetchKnowledge, retrieve } from '#features/knowledge'
import { replaceFiles } from '#lib/files'
import { world as current, replaceWorld } from '#lib/world'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

let region: TestRegion
let world: KnowledgeWorld
let reads: string[] = []
const clock = { now: 1_800_000_000_000 }
let undo: () => void

beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  world = await knowledgeWorld(region)
  await world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
  clearIndexCache()
  reads = []
  const { database } = current()
  undo = replaceWorld({
    now: () => clock.now,
    database: (command) => {
      reads.push(command.constructor.name)
      return database(command)
    },
  })
  replaceFiles({
    ...world.files,
    get: (key) => {
      reads.push('file')
      return world.files.get(key)
    },
  })
})
afterEach(() => {
  undo()
  world.stop()
})

const ask = () => retrieve({ agentId: world.agentId, text: 'How long is the warranty?', limit: 3 })

test('an index prefetched beside the first round trip costs the turn none', async () => {
  await prefetchKnowledge(world.agentId)
  expect(reads).toEqual(['GetCommand', 'file'])
  expect(await ask()).toHaveLength(1)
  expect(reads).toHaveLength(2)
})

test('an agent without knowledge costs a turn one read, not two', async () => {
  await prefetchKnowledge('unknown-agent')
  expect(await retrieve({ agentId: 'unknown-agent', text: 'warranty', limit: 3 })).toEqual([])
  expect(reads).toEqual(['GetCommand'])
})

test('concurrent questions share one read', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.every((hits) => hits.length === 1)).toBe(true)
  expect(reads).toEqual(['GetCommand', 'file'])
})

test('after ten seconds the pointer is read again, and the file only when it moved', async () => {
  await ask()
  clock.now += 10_001
  await ask()
  expect(reads).toEqual(['GetCommand', 'file', 'GetCommand'])
  await world.import({ type: 'text', text: 'Seals have a warranty of 6 months.' })
  reads = []
  clock.now += 10_001
  expect(await ask()).toHaveLength(2)
  expect(reads).toEqual(['GetCommand', 'file'])
})

test('the test box searches the latest import', async () => {
  const search = () => world.call('POST /v2/agents/{agentId}/knowledge/search', { question: 'warranty of seals' })
  expect((await search()).body.hits).toHaveLength(1)
  await world.import({ type: 'text', text: 'Seals have a warranty of 6 months.' })
  expect((await search()).body.hits).toHaveLength(2)
})

test('a reader whose index is purged in between finds its replacement', async () => {
  const { get } = world.files
  let isFirst = true
  replaceFiles({
    ...world.files,
    get: async (key) => {
      if (isFirst) {
        isFirst = false
        await world.import({ type: 'text', text: 'Seals have a warranty of 6 months.' })
      }
      return get(key)
    },
  })
  expect(await ask()).toHaveLength(2)
})

test('a failed read is not cached', async () => {
  replaceFiles({ ...world.files, get: () => Promise.reject(new Error('the bucket is away')) })
  await prefetchKnowledge(world.agentId)
  await expect(ask()).rejects.toThrow('away')
  replaceFiles(world.files)
  expect(await ask()).toHaveLength(1)
})

test('an index from before there were segments still opens, and the next change keeps it', async () => {
  const row = region.rows().find(({ kind, agentId }) => kind === 'knowledge-index' && agentId === world.agentId)
  const { segments, ...pointer } = row as { segments: { path: string }[] }
  await current().database(new PutCommand({ TableName: 'main', Item: { ...pointer, path: segments[0]?.path } }))
  expect(await ask()).toHaveLength(1)
  await world.import({ type: 'text', text: 'Seals have a warranty of 6 months.' })
  clearIndexCache()
  expect(await ask()).toHaveLength(2)
})
