import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const password = 'Passw0rd!x'

/** Opens an address that needs a sign-in, and signs in there. */
const signInAt = async (path: string) => {
  const owner = await dashboard.newOwner()
  dashboard.answerSignIn(owner, password)
  const { page, user, fill } = dashboard.visit(undefined, path.replace('AGENT', owner.agentId))
  await fill(await page.findByLabelText('E-mail'), owner.email)
  await fill(page.getByLabelText('Password'), password)
  await user.keyboard('{Enter}')
  return { page, owner }
}

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
  'the sign-in never redirects to %s',
  async (next) => {
    const { page } = await signInAt(`/login?next=${encodeURIComponent(next)}`)
    await page.findByRole('heading', { name: 'Agents', level: 1 })
    expect(location.href).toBe('http://127.0.0.1:3000/app/eu/agents')
  },
)

test('the sign-in redirects to the requested page', async () => {
  const { page, owner } = await signInAt('/app/eu/agents/AGENT/kb?tab=test')
  await page.findByRole('tab', { name: 'Test', selected: true })
  expect(location.pathname + location.search).toBe(`${owner.area}/kb?tab=test`)
})

test('a wrong password is refused, without a sign-in', async () => {
  dashboard.answerSignIn(await dashboard.newOwner(), password)
  const { page, user, fill } = dashboard.visit(undefined, '/login')
  await fill(await page.findByLabelText('E-mail'), 'ada@example.com')
  await fill(page.getByLabelText('Password'), 'another one')
  await user.keyboard('{Enter}')
  await page.findByText('The e-mail address or the password is wrong.')
  expect(location.pathname).toBe('/login')
  expect(document.cookie).not.toContain('idToken')
})
