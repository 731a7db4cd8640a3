import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'

test('Chats counts a message that is refused three times as three attempts, not as three messages', async () => {
  const { region } = dashboard
  const agentId = 'refusing-agent-1'
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  const { conversationId, token } = (await region.invoke(START, { agentId })).body
  const send = (clientId: string) =>
    invokeStream(`${START}/{conversationId}/messages`, { agentId, conversationId, clientId, text: 'Hello' }, { token })
  await send('client-answered')
  await attempt([heads.changing({ conversationId }, { set: { pausedUntil: world().now() + 600_000 } })])
  await atFixedTime(async () => {
    for (let tries = 0; tries < 3; tries++) expect((await send('client-refused')).status).toBe(429)
  })
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  await page.findByText('Refused attempts to send a message: 3.')
  await page.findByText('The messages came too fast or exceeded a limit, and were not stored.')
})
