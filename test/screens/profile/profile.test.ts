import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('a profile that is not saved says why: the server’s message, or that no server was reached', async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, '/app/eu/profile')
  const save = await page.findByRole('button', { name: 'Save' })
  const saveWith = async (answer: () => Response, expected: string) => {
    const mend = dashboard.answerInstead('POST /v2/me/profile', answer)
    await user.click(save)
    await page.findByText(expected)
    mend()
  }
  await saveWith(
    () => Response.json({ code: 'unavailable', message: 'Please try again.', requestId: 'r' }, { status: 503 }),
    'Server response: Please try again.',
  )
  await saveWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'The service did not answer (502).')
  await saveWith(() => {
    throw new TypeError('Failed to fetch')
  }, 'The connection failed. Check your network and try again.')
  expect(page.queryByText(/Server response/)).toBeNull()
})
