import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureCrawl } from '#features/crawls'
import { handler as noteCrawl } from '#functions/notifications/triggers/notify-crawl-ended'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite, pageSaying } from '#test/support/providers/fixture-site'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

let region: TestRegion
let world: KnowledgeWorld
let site: FixtureSite
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  world = await knowledgeWorld(region)
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
})
afterEach(async () => {
  world.stop()
  await site[Symbol.asyncDispose]()
})

const read = async (): Promise<string> => {
  const { body } = await region.invoke(
    'POST /v2/workspaces/{workspaceId}/crawls',
    { workspaceId: world.owner.uid, agentId: world.agentId, seeds: [site.origin] },
    { token: world.owner.token },
  )
  await world.settle()
  return body.crawl.id
}

/** Delivers the workspace's events of ended crawls to the consumer, twice. */
const news = async () => {
  const ended = region
    .events()
    .filter(({ type, data }) => type === 'knowledge.crawl-ended' && data.workspaceId === world.owner.uid)
  for (const event of [...ended, ...ended]) await deliver(noteCrawl, event)
  const { body } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}/notifications',
    { workspaceId: world.owner.uid },
    { token: world.owner.token },
  )
  return body.notifications
}

test('a finished crawl is notified once, with a link to its pages', async () => {
  site.serve(() => pageSaying('Open from nine to five.'))
  const crawlId = await read()
  expect(await news()).toMatchObject([
    {
      kind: 'crawl-done',
      about: new URL(site.origin).host,
      notificationLevel: 2,
      urlPathname: `/app/eu/automations/${crawlId}`,
    },
  ])
})

test('a failed crawl is notified as failed', async () => {
  site.serve(() => undefined)
  await read()
  expect(await news()).toMatchObject([{ kind: 'crawl-failed' }])
})

test('a cancelled crawl and the wizard’s crawl are not notified', async () => {
  site.serve(() => pageSaying('Open from nine to five.'))
  await ensureCrawl({
    workspaceId: world.owner.uid,
    crawlId: 'CRAWLOFTHEWIZARD0000000000',
    agentId: world.agentId,
    plan: { seeds: [site.origin], mode: 'single', include: [], exclude: [], maxPages: 1, maxDepth: 0 },
    isFree: true,
  })
  await world.settle()
  const { body } = await region.invoke(
    'POST /v2/workspaces/{workspaceId}/crawls',
    { workspaceId: world.owner.uid, agentId: world.agentId, seeds: [site.origin] },
    { token: world.owner.token },
  )
  await region.invoke(
    'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel',
    { workspaceId: world.owner.uid, crawlId: body.crawl.id },
    { token: world.owner.token },
  )
  await world.settle()
  expect(await news()).toEqual([])
})
