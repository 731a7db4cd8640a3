import { expect, onTestFinished, test } from 'vitest'
import { handler as sweepTrials } from '#functions/billing/entitlements/sweep-trials'
import { replaceWorld, world } from '#lib/world'
import { entitlementsAt, hasWhitelabel, keepsHosts } from '#shared/billing/entitlements'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const DAY = 24 * 3600_000
const START = 1_800_000_000_000

const owner = async (sub: string) => {
  const token = fixture.region.pool.tokenOf({ sub, email: `${sub}@example.com`, name: sub })
  const { workspace } = (await fixture.region.invoke('POST /v2/me', {}, { token })).body
  return { token, workspaceId: workspace.uid as string }
}
type Owner = Awaited<ReturnType<typeof owner>>
const start = ({ token, workspaceId }: Owner) =>
  fixture.region.invoke('POST /rpc/activateWhitelabelTrial', { workspaceId }, { token })
const entitlements = async ({ token, workspaceId }: Owner) =>
  (await fixture.region.invoke('GET /v2/workspaces/{workspaceId}/entitlements', { workspaceId }, { token })).body

const at = (days: number) => {
  const undo = replaceWorld({ ...world(), now: () => START + days * DAY })
  onTestFinished(undo)
}

test.each([
  [0, { state: 'trial', endsAt: START + 14 * DAY }, true, true],
  [13.99, { state: 'trial', endsAt: START + 14 * DAY }, true, true],
  [14, { state: 'notice', endedAt: START + 14 * DAY, hostsUntil: START + 21 * DAY }, false, true],
  [21, { state: 'ended', endedAt: START + 14 * DAY }, false, false],
])('%s days after its start a trial gives %j', (days, whitelabel, isUsable, isReached) => {
  const given = entitlementsAt({ trialStartedAt: START }, START + days * DAY)
  expect(given).toEqual({ whitelabel, canTryWhitelabel: false })
  expect([hasWhitelabel(given), keepsHosts(given)]).toEqual([isUsable, isReached])
})

test('a trial lasts 14 days, is started once, and answers the same to a repeated call', async () => {
  const ada = await owner('ada')
  at(0)
  expect(await entitlements(ada)).toEqual({ whitelabel: 'none', canTryWhitelabel: true, currency: 'usd' })
  const [first, ...others] = await Promise.all([start(ada), start(ada), start(ada)])
  expect(first?.body).toEqual({ success: true, whitelabelTrialEndsAt: START / 1000 + 14 * 86_400 })
  expect(others.map(({ body }) => body)).toEqual([first?.body, first?.body])
  at(5)
  expect((await start(ada)).body).toEqual(first?.body)
  expect(await entitlements(ada)).toEqual({
    currency: 'usd',
    whitelabel: 'trial',
    whitelabelTrialEndsAt: START / 1000 + 14 * 86_400,
    canTryWhitelabel: false,
  })
  at(15)
  expect(await entitlements(ada)).toMatchObject({ whitelabel: 'notice', hostsUntil: START / 1000 + 21 * 86_400 })
  expect((await start(ada)).status).toBe(409)
})

test('a trial is told of four times, each once, and after an outage only of what is true', async () => {
  const bea = await owner('bea')
  const told = ({ workspaceId }: Owner) =>
    fixture.region
      .events()
      .filter(({ type, data }) => type === 'billing.trial-advanced' && data.workspaceId === workspaceId)
      .map(({ data }) => data.step)
  const sweep = () => sweepTrials({}, lambdaContext())
  at(0)
  await start(bea)
  for (const day of [0, 9.9, 10, 10.1, 13, 14, 14.5, 20.9, 21, 22]) {
    at(day)
    await Promise.all([sweep(), sweep()])
  }
  expect(told(bea)).toEqual(['ends-soon', 'ends-tomorrow', 'ended', 'hosts-gone'])
  const cyd = await owner('cyd')
  at(0)
  await start(cyd)
  at(30)
  await sweep()
  await sweep()
  expect(told(cyd)).toEqual(['hosts-gone'])
})
