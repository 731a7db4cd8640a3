import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { productTextIn } from '#functions/conversations/language/product-texts'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'

test('Chats shows the product’s own replies in the reader’s language, and as the visitor read them on demand', async () => {
  const { region } = dashboard
  const { owner, agentId } = await knowledgeWorld(region, { name: 'Ada Owner' })
  const { conversationId, token } = (await region.invoke(START, { agentId })).body
  const clientId = crypto.randomUUID()
  const text = 'Ich möchte mit einem Menschen sprechen'
  await invokeStream(`${START}/{conversationId}/messages`, { agentId, conversationId, clientId, text }, { token })
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  const reply = await page.findByText(productTextIn('teamAsked', 'en'))
  const item = reply.closest('li')
  if (!item) throw new Error('the reply is in no list')
  const original = within(item).getByRole('button', { name: 'As the visitor read it' })
  expect(original.getAttribute('aria-pressed')).toBe('false')
  await user.click(original)
  await within(item).findByText(productTextIn('teamAsked', 'de'))
  expect(original.getAttribute('aria-pressed')).toBe('true')
  expect(
    page.getAllByText(text).every((said) => said.closest('li')?.querySelector('button[aria-pressed]') === null),
  ).toBe(true)
})
