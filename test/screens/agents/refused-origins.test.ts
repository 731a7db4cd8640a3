import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('a website that was refused is listed in the settings, and allowed from there', async () => {
  const owner = await dashboard.newOwner()
  const { agentId } = owner
  const { data } = await dashboard.call(owner, 'GET /v2/agents/{agentId}', { agentId })
  const security = { ...data.security, allowedOrigins: ['https://shop.example'] }
  await dashboard.call(owner, 'POST /v2/agents/{agentId}', { agentId, security })
  await dashboard.call(owner, 'POST /v2/agents/{agentId}/publish', { agentId })
  const start = (origin: string) =>
    dashboard.region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId }, { headers: { origin } })
  expect((await start('https://blog.example')).status).toBe(403)

  const { page, user } = dashboard.visit(owner, `${owner.area}/settings?tab=security`)
  await user.click(await page.findByRole('button', { name: 'Allow this site: https://blog.example' }))
  await expect.poll(() => page.queryByRole('button', { name: 'Allow this site: https://blog.example' })).toBeNull()
  await user.click(page.getByRole('button', { name: /Save draft/ }))
  await expect
    .poll(async () => (await dashboard.call(owner, 'GET /v2/agents/{agentId}', { agentId })).data.security)
    .toMatchObject({ allowedOrigins: ['https://shop.example', 'https://blog.example'] })
})
