import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoOwner } from '#infra/local/demo/seed-demo'
import { localNames } from '#infra/local/region/local-names'
import type { AllRoutes } from '#shared/api'
import { caller } from '#shared/call'
import { eventually } from '#test/support/local/eventually'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'
import { signIn } from '#test/support/providers/user-pool-calls'

// the whole product starts, and lives a week, on whatever machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
let local: LocalRun
beforeAll(async () => {
  local = await startLocalRun({ withDemo: true, withPast: true })
})
afterAll(() => local?.stop())

const DAY_MS = 86_400_000

/** What does not agree, as an operator's command finds it. */
const findings = async (): Promise<string> => {
  const { ports } = local.addresses
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'functions/restore/command/main.ts',
      ...['--table', localNames.table('eu'), '--bucket', localNames.bucket('eu'), '--at', new Date().toISOString()],
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${ports.database}`,
        AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${ports.objects}`,
      },
    },
  )
  return stdout
}

test('a new demo workspace has a week behind it, in which everything agrees', async () => {
  const { idToken } = await signIn(local.addresses.ports, demoOwner.email, demoOwner.password)
  const call = caller<AllRoutes>({ base: `${local.addresses.dashboard}/api/eu`, token: async () => idToken })
  const { workspace } = await call('POST /v2/me', {})
  const { agents } = await call('GET /v2/workspaces/{workspaceId}/agents', { workspaceId: workspace.uid })
  expect(agents.map(({ title }) => title).sort()).toEqual([
    'Librairie du Quai',
    'Ridgeline Cycles',
    'Seeblick Bootsverleih',
  ])
  const lists = await Promise.all(
    agents.map(({ ID: agentId }) => call('GET /v2/agents/{agentId}/conversations', { agentId })),
  )
  const chats = lists.flatMap(({ conversations }) => conversations)
  expect(chats).toHaveLength(13)
  const states = new Set<string>(chats.map(({ state }) => state))
  expect([...states].sort()).toEqual(['ai-chatting', 'ended_chat', 'human-chatting', 'requested_chat'])
  const ages = chats.map(({ lastAt }) => (Date.now() - lastAt) / DAY_MS)
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(Math.max(...ages)).toBeGreaterThan(6)
  expect(Math.max(...ages)).toBeLessThan(7)

  const isThere = async (what: string, count: () => Promise<number>, least: number) =>
    eventually(what, async () => (await count()) >= least)
  const gaps = async () => {
    const all = await Promise.all(
      agents.map(({ ID: agentId }) => call('GET /v2/agents/{agentId}/knowledge/gaps', { agentId })),
    )
    return all.flatMap((list) => list.gaps).length
  }
  await isThere('unanswered questions', gaps, 2)
  await isThere(
    'notifications',
    async () =>
      Object.values(
        (await call('GET /v2/workspaces/{workspaceId}/notifications', { workspaceId: workspace.uid })).notifications,
      ).flat().length,
    5,
  )
  await eventually('the crawl ends', async () => {
    const { crawls } = await call('GET /v2/workspaces/{workspaceId}/crawls', { workspaceId: workspace.uid })
    return crawls.length === 1 && crawls[0]?.status !== 'crawling' && crawls[0]?.status !== 'queued'
  })
  await eventually('everything agrees', async () => /: 0 findings/.test(await findings()))
})
