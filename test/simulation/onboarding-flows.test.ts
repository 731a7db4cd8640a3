import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { clearIndexCache, retrieve } from '#features/knowledge'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { replaceWorld } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { brandSites } from '#test/support/providers/brand-sites'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { choice } from '#test/support/sweeps/chosen-cells'
import { wizardWorld } from '#test/support/worlds/wizard-world'
import { crashes } from './crashes.ts'
import { type Crash, crashingFlows } from './crashing-flows.ts'

let region: TestRegion
let site: FixtureSite
beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  site.serve(brandSites['linked stylesheets'])
  process.env.SAFE_FETCH_ALLOW = site.allow
  process.env.PUBLIC_URL = 'https://app.example'
})
afterAll(async () => {
  delete process.env.PUBLIC_URL
  await region.stop()
  await site[Symbol.asyncDispose]()
})

type World = Awaited<ReturnType<typeof wizardWorld>>

const look = (wizard: World) => wizard.branding(site.origin)
const make = (wizard: World) => wizard.create(site.origin)

/** The flows that run without a fault first, and the ones that are then interrupted. */
const jobs = {
  'onboarding/read-brand': { before: [], job: look },
  'onboarding/create-agent': { before: [look], job: make },
} as const

const forget = () => {
  clearIndexCache()
  clearLiveAgentCache()
}

const run = async (name: keyof typeof jobs, crash?: Crash) => {
  forget()
  const before = new Set(region.files.keys())
  const wizard = await wizardWorld(region)
  for (const prepare of jobs[name].before) {
    await prepare(wizard)
    await wizard.settle()
  }
  wizard.state.deliveries = 2
  const flows = crashingFlows({ files: region.files, state: wizard.state, only: name, forget }, crash)
  wizard.state.meanwhile = sweep
  await jobs[name].job(wizard)
  await wizard.settle()
  flows.stop()
  await sweep()
  await wizard.settle()
  const interrupted = await summary(wizard, before)
  // a caller that lost the response requests the same attempt again
  await make(wizard)
  await wizard.create(site.origin, { isRetry: true })
  await wizard.settle()
  const state = { interrupted, made: await summary(wizard, before) }
  wizard.stop()
  return { calls: flows.calls(), state }
}

/** A minute later the sweeper has published the events that a dead function left in the outbox. */
const sweep = async () => {
  if (!region.rows().some(({ kind }) => kind === 'outbox')) return
  const restore = replaceWorld({ now: () => Date.now() + 60_000 })
  await sweepOutbox({}, lambdaContext())
  restore()
}

/** The state without ids and times, which must be the same with and without a crash. */
const summary = async (wizard: World, before: ReadonlySet<string>) => {
  const { owner } = wizard
  const rows = region.rows().filter(({ pk }) => pk === `WS#${owner.uid}`)
  const agents = region.rows().filter(({ ownerID, kind, workspaceId }) => {
    return kind === 'agent' && (ownerID === owner.uid || workspaceId === owner.uid)
  })
  const ids = agents.map(({ pk }) => String(pk).replace('AGT#', ''))
  const kindOf = (key: string) =>
    ids
      .reduce((path, id) => path.replaceAll(id, 'agent'), key.replaceAll(owner.uid, 'workspace'))
      .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'id')
      .replace(/[0-9a-f]{16,}/g, 'hash')
      .replace(/(crawls\/workspace\/)[^/]+|(media\/)[^.]+/, '$1$2hash')
      .replace(/index\/.*/, 'index')
  return {
    agents: agents.length,
    sources: region
      .rows()
      .filter(({ kind, workspaceId }) => kind === 'source' && workspaceId === owner.uid)
      .map(({ type, title, status, pageCount, chunkCount }) => ({ type, title, status, pageCount, chunkCount })),
    crawls: rows
      .filter(({ kind }) => kind === 'crawl')
      .map(({ status, found, read, milliCredits }) => ({ status, found, read, milliCredits })),
    attempts: rows
      .filter(({ sk }) => String(sk).startsWith('ATT#'))
      .map(({ status, found, pageCount, triedQuestions, tries }) => ({
        status,
        found: JSON.parse(JSON.stringify(found ?? {}).replace(/media\/eu\/[^"]+/g, 'media')),
        pageCount,
        triedQuestions,
        tries,
      })),
    balance: rows.find(({ sk }) => sk === 'CREDIT')?.balance,
    knows: (
      await Promise.all(ids.map((agentId) => retrieve({ agentId, text: 'What does a full service cost?', limit: 1 })))
    ).map((hits) => hits[0]?.text),
    // the chosen pages are written before the source that reads them; unread ones are deleted with their crawl
    files: region.files
      .keys()
      .filter((key) => !before.has(key))
      .map(kindOf)
      .filter((key, at, all) => !key.includes('/choice-') || all.indexOf(key) === at)
      .toSorted(),
    outbox: region.rows().filter(({ kind }) => kind === 'outbox').length,
  }
}

test.each(Object.keys(jobs) as (keyof typeof jobs)[])(
  `%s: a step or process that dies before or after any call ends in the same state as without a fault, and one attempt makes one agent (${choice})`,
  async (name) => {
    const whole = await run(name)
    expect(whole.calls).toBeGreaterThan(5)
    expect(whole.state.made).toMatchObject({ agents: 1, sources: [{ status: 'indexed', pageCount: 3 }], outbox: 0 })
    for (const crash of crashes(whole.calls)) {
      const crashed = await run(name, crash)
      expect({ ...crash, ...crashed.state }).toEqual({ ...crash, ...whole.state })
    }
  },
  480_000,
)
