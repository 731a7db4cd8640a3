import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { t } from '#web/features/agents/css/t.ts'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

test('a failing server shows an apology in the chat and a notice', async () => {
  const owner = await dashboard.newOwner()
  const { page, user, fill } = dashboard.visit(owner, `${owner.area}/overview?tab=css`)
  dashboard.answerInstead('POST /ai-css-generator', () => new Response('{}', { status: 503 }))
  await user.click(await page.findByRole('button', { name: t('assistant') }))
  const assistant = within(await page.findByRole('dialog', { name: t('assistant') }))
  await fill(assistant.getByRole('textbox', { name: t('ask') }), 'Make the header dark')
  await user.keyboard('{Enter}')
  await assistant.findByText(t('apology'))
  expect(await page.findAllByText(t('failed'))).not.toHaveLength(0)
})
