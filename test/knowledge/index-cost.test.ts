import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearIndexCache, retrieve } from '#features/knowledge'
import { openSegment } from '#functions/knowledge/index-format/segments/open-segment'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceFiles } from '#lib/files'
import { world as current, replaceWorld } from '#lib/world'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { earlierChunks, seedIndex } from '#test/support/worlds/seed-index'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

/** What it takes to add one page beside so many, three passages each, and to answer from it. */
const costOfAdding = async (pages: number) => {
  const world = await knowledgeWorld(region)
  const { agentId } = world
  await seedIndex(world, [earlierChunks(pages * 3)])
  clearIndexCache()
  const ask = () => retrieve({ agentId, text: 'How long is the warranty?', limit: 3 })
  await ask()
  const cost = { bytesRead: 0, bytesWritten: 0, bytesOfDatabase: 0, chunksTokenised: 0 }
  replaceFiles({
    ...world.files,
    get: async (key) => {
      const bytes = await world.files.get(key)
      cost.bytesRead += bytes?.length ?? 0
      return bytes
    },
    put: async (key, bytes) => {
      cost.bytesWritten += bytes.length
      if (key.includes('/index/')) cost.chunksTokenised += openSegment(bytes).size
      await world.files.put(key, bytes)
    },
  })
  const { database, now } = current()
  const undo = replaceWorld({
    // ten seconds later a warm worker reads the pointer again
    now: () => now() + 11_000,
    database: async (command: DatabaseCommand) => {
      const answer = await database(command)
      cost.bytesOfDatabase += JSON.stringify(command.input).length + JSON.stringify(answer ?? null).length
      return answer
    },
  })
  await world.import({ type: 'text', text: 'The warranty of a grinder lasts 36 months.' })
  const after = await ask()
  undo()
  world.stop()
  return { ...cost, found: after[0]?.text }
}

test('adding a page to 5,000 costs at most one and a half times as much as adding it to 100', async () => {
  const few = await costOfAdding(100)
  const many = await costOfAdding(5000)
  expect([few.found, many.found]).toEqual(Array(2).fill(expect.stringContaining('36 months')))
  expect(few.chunksTokenised).toBe(1)
  expect(many.chunksTokenised).toBe(1)
  expect(many.bytesRead).toBeLessThanOrEqual(few.bytesRead * 1.5)
  expect(many.bytesWritten).toBeLessThanOrEqual(few.bytesWritten * 1.5)
  expect(many.bytesOfDatabase).toBeLessThanOrEqual(few.bytesOfDatabase * 1.5)
})
