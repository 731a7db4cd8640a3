import { fireEvent } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Channel } from '#shared/conversations/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const START = 'POST /v2/public/agents/{agentId}/conversations'
const HANDOFF = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff'

/** The reply field of a conversation on the channel, which the member has taken over. */
const replyOn = async (channel: Channel) => {
  const { region } = dashboard
  const agentId = `${channel}-agent-0001`
  const owner = await region.newPerson({ name: 'Ada Owner' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { conversationId, token } = (await region.invoke(START, { agentId })).body
  await region.invoke(HANDOFF, { agentId, conversationId, to: 'person' }, { token })
  await attempt([heads.changing({ conversationId }, { set: { channel } }, { agentId: present })])
  const { page } = dashboard.visit(owner, `/app/eu/agents/${agentId}/convos?chat=${conversationId}`)
  fireEvent.click(await page.findByRole('button', { name: 'Take over' }))
  const field = await page.findByRole('textbox', { name: 'Write to the visitor' })
  return { page, write: (value: string) => fireEvent.change(field, { target: { value } }) }
}

test('under a reply is what a message of the channel takes, counted as its provider counts, once it matters', async () => {
  const { page, write } = await replyOn('instagram')
  await page.findByText('Instagram takes text only, up to 1,000 bytes a message.')
  write('ü'.repeat(300))
  expect(page.queryByText(/of 1,000/)).toBeNull()
  write('ü'.repeat(450))
  await page.findByText('900 of 1,000')
  write('ü'.repeat(501))
  await page.findByText('1,002 of 1,000: sent as several messages')
})

test('on the website nothing is said of it', async () => {
  const { page, write } = await replyOn('web')
  write('x'.repeat(3999))
  expect(page.queryByText(/takes text only/)).toBeNull()
  expect(page.queryByText(/of 4,000/)).toBeNull()
})
