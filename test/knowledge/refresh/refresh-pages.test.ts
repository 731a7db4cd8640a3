import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSegment } from '#functions/knowledge/index-format/segments/open-segment'
import { replaceFiles } from '#lib/files'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite, pageSaying } from '#test/support/providers/fixture-site'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { wordFor } from '#test/support/worlds/seed-index'

let region: TestRegion
let site: FixtureSite
let world: KnowledgeWorld
let sourceId: string

const numbers = Array.from({ length: 40 }, (_, at) => at)
const pathOf = (at: number) => `/${wordFor(at)}`
const itemAt = (at: number) => `item${wordFor(at)}`
const pages: Readonly<Record<string, string>> = {
  '/': pageSaying('Welcome to the shop.', numbers.map(pathOf)),
  ...Object.fromEntries(numbers.map((at) => [pathOf(at), pageSaying(`The price of ${itemAt(at)} is ${at} euro.`)])),
}
const textsOf = async (at: number) => (await world.ask(`price of ${itemAt(at)}`)).map(({ text }) => text).join(' ')
const chunksOf = async () =>
  (await world.call('GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks', { sourceId })).body.total
/** In the agent's files; the crawl that was imported keeps its own. */
const inFiles = (text: string) =>
  world.files.keys().some((key) => key.startsWith('knowledge/') && world.files.text(key).includes(text))

beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
})
afterAll(async () => {
  await region.stop()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  process.env.SAFE_FETCH_ALLOW = site.allow
  world = await knowledgeWorld(region)
  site.serve(pages)
  const { uid: workspaceId, token } = world.owner
  const { body } = await region.invoke(
    'POST /v2/workspaces/{workspaceId}/crawls',
    { workspaceId, agentId: world.agentId, seeds: [site.origin], mode: 'deep', maxPages: 60 },
    { token },
  )
  await world.settle()
  const imported = await region.invoke(
    'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import',
    { workspaceId, crawlId: body.crawl.id, pages: 'all' },
    { token },
  )
  sourceId = imported.body.source.id
  await world.settle()
})
afterEach(() => world.stop())

test('a refresh of a site reads and indexes only the pages that changed', async () => {
  expect(await chunksOf()).toBe(41)
  const read: string[] = []
  const indexed: number[] = []
  replaceFiles({
    ...world.files,
    get: (key) => {
      if (key.includes('/pages/') && key.startsWith('knowledge/')) read.push(key)
      return world.files.get(key)
    },
    put: async (key, bytes, contentType) => {
      if (key.includes('/index/')) indexed.push(openSegment(bytes).size)
      await world.files.put(key, bytes, contentType)
    },
  })
  site.serve({ ...pages, [pathOf(7)]: pageSaying(`The price of ${itemAt(7)} is now 77 euro.`) })
  await world.again(sourceId)
  expect([read.length, indexed]).toEqual([1, [1]])
  expect(await textsOf(7)).toContain('now 77 euro')
  expect(await textsOf(7)).not.toContain('is 7 euro')
  expect(await textsOf(8)).toContain('is 8 euro')
  expect(await chunksOf()).toBe(41)
  expect((await world.list())[0]).toMatchObject({ status: 'indexed', chunkCount: 41, pageCount: 41 })
})

test('a page that is new to the site joins, one that left twice goes, from the files too', async () => {
  const { [pathOf(5)]: _left, ...others } = pages
  site.serve({
    ...others,
    '/': pageSaying('Welcome to the shop.', [...numbers, 99].map(pathOf)),
    [pathOf(99)]: pageSaying(`The price of ${itemAt(99)} is 99 euro.`),
  })
  await world.again(sourceId)
  expect(await textsOf(99)).toContain('is 99 euro')
  expect(await textsOf(5)).toContain('is 5 euro')
  await world.again(sourceId)
  expect(await textsOf(5)).not.toContain('is 5 euro')
  expect(inFiles(`price of ${itemAt(5)} is 5`)).toBe(false)
  expect(await chunksOf()).toBe(41)
  for (const at of [0, 6, 39]) expect(await textsOf(at)).toContain(`is ${at} euro`)
})

test('new tags and the deletion of a site reach all of its pages', async () => {
  site.serve({ ...pages, [pathOf(7)]: pageSaying(`The price of ${itemAt(7)} is now 77 euro.`) })
  await world.again(sourceId)
  await world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId, tags: ['shop'] })
  await world.settle()
  for (const at of [7, 8]) expect(await world.ask(itemAt(at), ['shop'])).not.toEqual([])
  expect(await world.ask(itemAt(8), ['other'])).toEqual([])
  // a page that is indexed again has the same tags as those that are not
  site.serve({ ...pages, [pathOf(7)]: pageSaying(`The price of ${itemAt(7)} is now 78 euro.`) })
  await world.again(sourceId)
  await world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId, tags: ['museum'] })
  await world.settle()
  for (const at of [7, 8]) expect(await world.ask(itemAt(at), ['museum'])).not.toEqual([])
  for (const at of [7, 8]) expect(await world.ask(itemAt(at), ['shop'])).toEqual([])
  await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId })
  await world.settle()
  for (const at of [7, 8]) expect(await world.ask(itemAt(at))).toEqual([])
  expect(inFiles(itemAt(8))).toBe(false)
})
