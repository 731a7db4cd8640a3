import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const LIST = 'GET /v2/agents/{agentId}/channels'
const SHOW = 'GET /v2/agents/{agentId}/channels/google'
const SAVE = 'POST /v2/agents/{agentId}'
const settings = { smartInit: true, telegram: { groups: 'mentioned' } }
const EMAIL = 'chat@casaverde.iam.gserviceaccount.com'

const world = async () => {
  const owner = await dashboard.newOwner()
  const stored: { gcloudClientEmail?: string; hasPrivateKey: boolean } = { hasPrivateKey: false }
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [], settings }))
  dashboard.answerInstead(SHOW, () =>
    Response.json({ webhookUrl: `https://app.example/api/eu/agents/${owner.agentId}/gc-webhook`, ...stored }),
  )
  return { owner, stored, at: `/app/eu/agents/${owner.agentId}/channels` }
}

test('without the installation’s setting the card says Coming Soon, and neither a button nor an address opens the form', async () => {
  const { owner, at } = await world()
  const { page } = dashboard.visit(owner, `${at}?panel=google`)
  const card = await page.findByRole('listitem', { name: 'Google Business Chat' })
  expect(card.textContent).toContain('Coming Soon')
  expect(within(card).queryByRole('button')).toBeNull()
  expect(page.queryByRole('dialog')).toBeNull()
})

test('with the setting the form says that Google has ended the service, and saves email and key', async () => {
  const { owner, stored, at } = await world()
  const sent: { gcloudPrivateKey?: string }[] = []
  let answer = () => Response.json({ code: 'unavailable', message: 'Asleep.', requestId: 'r' }, { status: 503 })
  dashboard.answerInstead(SAVE, (init) => {
    sent.push(JSON.parse(String(init.body)))
    return answer()
  })
  const { page, user, fill } = dashboard.visit(owner, at, { googleBusiness: true })
  const card = await page.findByRole('listitem', { name: 'Google Business Chat' })
  expect(card.textContent).toContain('Not connected')
  await user.click(within(card).getByRole('button', { name: 'Connect' }))
  await page.findByText('Google ended Business Messages on 31 July 2024.', { selector: '.vg-note p' })
  await page.findByText(`https://app.example/api/eu/agents/${owner.agentId}/gc-webhook`)
  const email = page.getByLabelText('Client email')
  await fill(email, 'casaverde')
  await fill(page.getByLabelText('Private key'), 'BEGIN\nMIIE\nEND')
  await user.click(page.getByRole('button', { name: 'Save' }))
  await page.findByText('Please fill in the required fields.')
  expect(sent).toEqual([])
  await fill(email, EMAIL)
  await user.click(page.getByRole('button', { name: 'Save' }))
  await page.findByText('Failed to save the data.')
  answer = () => {
    Object.assign(stored, { gcloudClientEmail: EMAIL, hasPrivateKey: true })
    return Response.json({ data: {} })
  }
  await user.click(page.getByRole('button', { name: 'Save' }))
  await page.findByText('Successfully saved data.')
  expect(sent.at(-1)).toMatchObject({ gcloudClientEmail: EMAIL, gcloudPrivateKey: 'BEGIN\nMIIE\nEND' })
  await page.findByText('A key is stored. Paste another one to replace it.')
  expect(page.getByLabelText<HTMLTextAreaElement>('Private key').value).toBe('')
  expect(card.textContent).toMatch(/Active, ended by Google.*Configure/s)
})

test('what is stored can be removed, after a question', async () => {
  const { owner, stored, at } = await world()
  Object.assign(stored, { gcloudClientEmail: EMAIL, hasPrivateKey: true })
  const sent: unknown[] = []
  dashboard.answerInstead(SAVE, (init) => {
    sent.push(JSON.parse(String(init.body)))
    stored.hasPrivateKey = false
    delete stored.gcloudClientEmail
    return Response.json({ data: {} })
  })
  const { page, user } = dashboard.visit(owner, `${at}?panel=google`, { googleBusiness: true })
  await user.click(await page.findByRole('button', { name: 'Remove data' }))
  const question = await page.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Remove data' }))
  await page.findByText('The data is removed.')
  expect(sent).toEqual([expect.objectContaining({ gcloudClientEmail: '', gcloudPrivateKey: '' })])
  expect(page.queryByRole('dialog')).toBeNull()
})
