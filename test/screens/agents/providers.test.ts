import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectProviders } from '#test/support/handlers/connect-providers'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const unheard = 'No key for Deepgram on the server: visitors see the microphone only while a teammate is in the chat.'
const unanswered = /^No key for .+ on the server: the offline model answers instead, from knowledge only\.$/

test('settings say when the server has no key for the chosen transcriber or model', async () => {
  await connectProviders({})
  const owner = await dashboard.newOwner()
  const core = dashboard.visit(owner, `${owner.area}/settings`)
  await core.page.findByText(unheard)
  const technical = dashboard.visit(owner, `${owner.area}/settings?tab=technical`)
  await technical.page.findByText(unanswered)
})

test('and nothing of the kind when it has them', async () => {
  await connectProviders({ deepgramApiKey: 'dg', openaiApiKey: 'sk', anthropicApiKey: 'sk' })
  const owner = await dashboard.newOwner()
  const core = dashboard.visit(owner, `${owner.area}/settings`)
  await core.page.findByText('Its key is on the server: the agent reads what visitors say.')
  const technical = dashboard.visit(owner, `${owner.area}/settings?tab=technical`)
  await technical.page.findByText('Writes the agent’s answers.')
  expect(technical.page.queryByText(unanswered)).toBeNull()
})
