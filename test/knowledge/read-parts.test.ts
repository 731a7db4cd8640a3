import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pointers } from '#functions/knowledge/index/store'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { readContents } from '#functions/knowledge/index-format/read-contents'
import { readParts } from '#functions/knowledge/index-format/read-parts'
import { externalVector } from '#functions/knowledge/index-format/vectors/external-vector'
import { replaceFiles } from '#lib/files'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { earlierChunks, seedIndex, wordFor } from '#test/support/worlds/seed-index'

const chunks = earlierChunks(300)
const sources = [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [id] }))
/** 64 numbers; every seventh chunk has none. */
const vectors = chunks.map((_, at) =>
  at % 7 === 0 ? undefined : Float32Array.from({ length: 64 }, (__, n) => Math.sin(at * 64 + n)),
)

describe('the wanted parts of a block, read by ranges', () => {
  test.each([
    ['without embeddings', undefined],
    ['with embeddings', vectors],
    ['with embeddings in the vector store', vectors.map((vector) => vector && externalVector)],
  ])('are the same as of the whole block: %s', async (_, embeddings) => {
    const block = buildIndex({ sources, chunks, embeddings })
    const partsBy = async (isWanted: (id: string) => boolean) => {
      let bytes = 0
      const parts = await readParts(async (start, end) => {
        bytes += end - start
        return block.subarray(start, end)
      }, isWanted)
      expect(parts).toEqual(readContents(block, isWanted))
      return { bytes, count: parts.chunks.length }
    }
    expect(await partsBy(() => false)).toMatchObject({ count: 0 })
    expect(await partsBy(() => true)).toMatchObject({ count: 300 })
    // far apart, so that what is between them is read too
    expect(await partsBy((id) => Number(id.slice('earlier'.length)) % 2 === 1)).toMatchObject({ count: 150 })
    const few = await partsBy((id) => id === 'earlier7' || id === 'earlier70')
    expect(few.count).toBe(6)
    expect(few.bytes).toBeLessThan(block.length / 5)
  })
})

describe('in a large index', () => {
  let region: TestRegion
  beforeAll(async () => {
    region = await startRegion()
  })
  afterAll(() => region.stop())

  test('a change or the deletion of a source reads little more than the source', async () => {
    const world = await knowledgeWorld(region)
    const { agentId } = world
    await seedIndex(world, [earlierChunks(3000)])
    const source = await world.import({ type: 'text', title: 'Old', text: 'The warranty lasts 36 months.' })
    const [first] = (await pointers.get({ agentId }, { consistent: true }))?.segments ?? []
    const size = (await world.files.size(first?.path ?? '')) ?? 0
    let bytes = 0
    replaceFiles({
      ...world.files,
      get: async (key) => {
        const found = await world.files.get(key)
        bytes += found?.length ?? 0
        return found
      },
      getRange: async (key, start, end) => {
        bytes += end - start
        return world.files.getRange(key, start, end)
      },
    })
    await world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id, title: 'New' })
    await world.settle()
    expect(bytes).toBeLessThan(size / 5)
    replaceFiles(world.files)
    expect(await world.ask('How long is the warranty?')).toMatchObject([{ title: 'New' }])
    expect((await world.ask(wordFor(2500)))[0]?.text).toContain(wordFor(2500))
    world.stop()
  })
})
