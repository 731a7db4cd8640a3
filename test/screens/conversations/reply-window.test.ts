import { fireEvent } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { world } from '#lib/world'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'
const CHAT = '/v2/agents/{agentId}/conversations/{conversationId}'
const TEMPLATES = `${CHAT}/templates`
const HOUR_MS = 3_600_000

/** A member's conversation on a channel, whose visitor last wrote so long ago. */
const chatOf = async (agentId: string, agoMs: number, channel: 'whatsapp' | 'messenger' = 'whatsapp') => {
  const { region } = dashboard
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId } = (await region.invoke(START, { agentId, variables: { name: 'Ana' } })).body
  const route = { account: `${channel}:106540352242922`, to: '16505551234' } as const
  const visitorAt = world().now() - agoMs
  await attempt([heads.changing({ conversationId }, { set: { channel, route, visitorAt } }, { agentId: present })])
  await region.invoke(`POST ${CHAT}/take-over`, { agentId, conversationId }, { token: owner.token })
  return { owner, path: `/app/eu/agents/${agentId}/convos?chat=${conversationId}` }
}

const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

test('under the reply field stands until when WhatsApp takes replies, and soon how long that still is', async () => {
  const early = await chatOf('window-agent-001', HOUR_MS)
  const { page } = dashboard.visit(early.owner, early.path)
  await page.findByRole('textbox', { name: 'Write to the visitor' })
  await page.findByText(/^WhatsApp takes replies until .+\. Then only templates are delivered\.$/)
  expect(page.queryByText(/left to reply/)).toBeNull()
  dashboard.closeAll()
  const late = await chatOf('window-agent-002', 23.5 * HOUR_MS)
  const { page: soon } = dashboard.visit(late.owner, late.path)
  await soon.findByText(/^Only (29|30) minutes left to reply$/)
})

test('a time in seven days is a date, so that no one reads its weekday as today’s', async () => {
  const { owner, path } = await chatOf('window-agent-007', HOUR_MS, 'messenger')
  const { page } = dashboard.visit(owner, path)
  await page.findByText(/^Messenger takes replies until \w{3},? (\w{3,4} \d{1,2}|\d{1,2} \w{3,4})\b.+\d{2}:\d{2}/)
  dashboard.closeAll()
  const soon = await chatOf('window-agent-008', 25 * HOUR_MS, 'messenger')
  await dashboard.visit(soon.owner, soon.path).page.findByText(/^Messenger takes replies until \w{3},? \d{2}:\d{2}/)
})

test('after 24 hours a template is chosen, filled in and sent in place of a reply', async () => {
  const { owner, path } = await chatOf('window-agent-003', 25 * HOUR_MS)
  const templates = [
    { name: 'order_ready', language: 'en', bodyText: 'Hello {{1}}, come on {{2}}.', places: ['1', '2'] },
    { name: 'hello', language: 'de', bodyText: 'Guten Tag!', places: [] },
  ]
  dashboard.answerInstead(`GET ${TEMPLATES}`, () => json({ templates }))
  const sent: unknown[] = []
  dashboard.answerInstead(`POST ${TEMPLATES}`, ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return json({ message: { id: '01JAAAAAAAAAAAAAAAAAAAAAAA', role: 'person', text: 'x', at: 1 } })
  })
  const { page, fill } = dashboard.visit(owner, path)
  await page.findByText('The 24 hours for replies are over.')
  expect(page.queryByRole('textbox', { name: 'Write to the visitor' })).toBeNull()
  const send = await page.findByRole('button', { name: 'Send template' })
  expect(send).toHaveProperty('disabled', true)
  await fill(page.getByRole('textbox', { name: 'Text for {{1}}' }), 'Ann')
  await fill(page.getByRole('textbox', { name: 'Text for {{2}}' }), 'Friday')
  page.getByText('Hello Ann, come on Friday.')
  fireEvent.click(page.getByRole('button', { name: 'Send template' }))
  await expect.poll(() => sent).toMatchObject([{ name: 'order_ready', language: 'en', values: ['Ann', 'Friday'] }])
})

test('a number without a template says where one is made', async () => {
  const { owner, path } = await chatOf('window-agent-004', 25 * HOUR_MS)
  dashboard.answerInstead(`GET ${TEMPLATES}`, () => json({ templates: [] }))
  const { page } = dashboard.visit(owner, path)
  await page.findByText(/This number has no approved template yet\./)
})
