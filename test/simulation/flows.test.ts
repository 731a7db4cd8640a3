import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureCrawl } from '#features/crawls'
import { importWholeCrawl } from '#features/knowledge-imports'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { replaceWorld } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite, pageSaying } from '#test/support/providers/fixture-site'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { earlierChunks, seedIndex } from '#test/support/worlds/seed-index'
import { crashes } from './crashes.ts'
import { type Crash, crashingFlows } from './crashing-flows.ts'

let region: TestRegion
let site: FixtureSite
beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
})
afterAll(async () => {
  await region.stop()
  await site[Symbol.asyncDispose]()
})

const pages = {
  '/': pageSaying('Welcome to the observatory.', ['/hours', '/prices', '/again']),
  '/hours': pageSaying('The dome is open on Friday nights from 20:00.'),
  '/prices': pageSaying('A ticket costs 9 euro.'),
  '/again': pageSaying('A ticket costs 9 euro.'),
}
const crawlId = 'crawl0000000000000001'
const crawlUpTo = (maxPages: number) => (world: KnowledgeWorld) =>
  ensureCrawl({
    workspaceId: world.owner.uid,
    agentId: world.agentId,
    crawlId,
    plan: { seeds: [site.origin], mode: 'deep', include: [], exclude: [], maxPages, maxDepth: 2 },
    isFree: false,
  })
const crawl = crawlUpTo(20)
const importAll = (world: KnowledgeWorld) =>
  importWholeCrawl({ workspaceId: world.owner.uid, agentId: world.agentId, crawlId, by: 'test' })
const again = async (world: KnowledgeWorld) => {
  const [source] = await world.list()
  await world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', { sourceId: source?.id })
}

/** The flows that run without a fault first, and the ones that are then interrupted. */
const jobs = {
  'crawl-site': { before: [], job: crawl },
  'crawl-site that is read on': {
    before: [crawlUpTo(2)],
    job: (world: KnowledgeWorld) =>
      region.invoke(
        'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/read-on',
        { workspaceId: world.owner.uid, crawlId },
        { token: world.owner.token },
      ),
  },
  'import-site': { before: [crawl], job: importAll },
  'import-source': {
    before: [],
    job: (world: KnowledgeWorld) => world.add({ type: 'text', text: 'The warranty lasts 36 months, or three years.' }),
  },
  'import-source beside a large index': {
    before: [(world: KnowledgeWorld) => seedIndex(world, [earlierChunks(120)])],
    job: (world: KnowledgeWorld) => world.add({ type: 'text', text: 'The warranty lasts 36 months, or three years.' }),
  },
  'refresh of a site that changed': {
    before: [crawl, importAll],
    job: (world: KnowledgeWorld) => {
      site.serve({ ...pages, '/prices': pageSaying('A ticket costs 12 euro now.') })
      return again(world)
    },
  },
  'refresh of a site that did not': { before: [crawl, importAll], job: again },
} as const

const run = async (name: keyof typeof jobs, crash?: Crash) => {
  site.serve(pages)
  const world = await knowledgeWorld(region)
  const { before, job } = jobs[name]
  for (const prepare of before) {
    await prepare(world)
    await world.settle()
  }
  world.state.deliveries = 2
  const flows = crashingFlows(world, crash)
  await job(world)
  await world.settle()
  flows.stop()
  // a minute later the sweeper has published the events that a dead function left in the outbox
  const restore = replaceWorld({ now: () => Date.now() + 60_000 })
  await sweepOutbox({}, lambdaContext())
  restore()
  await world.settle()
  const state = await summary(world)
  world.stop()
  return { calls: flows.calls(), state }
}

/** The state without ids and times, which must be the same with and without a crash. */
const summary = async (world: KnowledgeWorld) => {
  const rows = region
    .rows()
    .filter((row) => [`WS#${world.owner.uid}`, `LED#WS#${world.owner.uid}`].includes(String(row.pk)))
  const charges = rows.filter(({ kind, reason }) => kind === 'ledger-entry' && reason === 'crawl')
  const kindOf = (key: string) =>
    key
      .replaceAll(world.agentId, 'agent')
      .replaceAll(world.owner.uid, 'workspace')
      .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'id')
      .replace(/index\/.*/, 'index')
  return {
    sources: (await world.list()).map(({ status, step, chunkCount, pageCount, error }) => ({
      status,
      step,
      chunkCount,
      pageCount,
      error,
    })),
    crawls: rows
      .filter(({ kind }) => kind === 'crawl')
      .map(({ status, found, done, read, failed, milliCredits }) => ({
        status,
        found,
        done,
        read,
        failed,
        milliCredits,
      })),
    balance: rows.find(({ sk }) => sk === 'CREDIT')?.balance,
    charged: charges.reduce((sum, { milliCredits }) => sum + Number(milliCredits), 0),
    knows: (await world.ask('What does a ticket cost? When is the dome open? Warranty?'))
      .map(({ text }) => text)
      .toSorted(),
    files: world.files.keys().map(kindOf).toSorted(),
    outbox: region.rows().filter(({ kind }) => kind === 'outbox').length,
  }
}

test.each(oneOfEach(2, Object.keys(jobs) as (keyof typeof jobs)[]))(
  `%s: a step or process that dies before or after any call ends in the same state as without a fault, charged once (${choice})`,
  async (name) => {
    const whole = await run(name)
    expect(whole.calls).toBeGreaterThan(5)
    for (const crash of crashes(whole.calls)) {
      const crashed = await run(name, crash)
      expect({ ...crash, ...crashed.state }).toEqual({ ...crash, ...whole.state })
    }
  },
  240_000,
)
