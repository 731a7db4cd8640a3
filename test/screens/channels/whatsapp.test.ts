import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ConnectedAccount } from '#shared/channels/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { type FrameReport, marked } from '#web/lib/meta/frame-messages'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => {
  vi.useRealTimers()
  dashboard.closeAll()
})
afterAll(() => dashboard.stop())

const LIST = 'GET /v2/agents/{agentId}/channels'
const LOG_IN = 'GET /v2/meta-log-in'
const NUMBERS = 'POST /rpc/getWhatsappNumbers'
const REMOVE = 'POST /rpc/removeWhatsappNumber'
const LEGACY = 'GET /v2/agents/{agentId}/channels/whatsapp/legacy'
const TEST_MESSAGE = 'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message'
const FOUND = 'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message'
const SAVE = 'POST /v2/agents/{agentId}'
const RUN = 'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test'

const settings = { smartInit: true, telegram: { groups: 'mentioned' }, discord: { messages: 'mentioned' } }
const app = { sdkUrl: 'https://connect.facebook.net/en_US/sdk.js', version: 'v25.0' }
const frames = 'https://frames.example'
const offered = { ...app, whatsapp: { appId: '4711', configId: '9', isOwn: false } }
const refused = (message: string, key?: string) =>
  Response.json({ code: 'unavailable', message, requestId: '0123456789', ...(key ? { key } : {}) }, { status: 503 })

const number = (agentId: string) => ({
  agentId,
  wabaId: '10932',
  phoneId: '1',
  phoneNumber: '+351 289 555 014',
  name: 'Casa Verde',
  state: 'connected',
})
const legacy = (agentId: string) => ({
  webhookUrl: `https://app.example/api/eu/agents/${agentId}/wa-webhook`,
  verifyToken: agentId,
  hasAppSecret: false,
  waVerifyPassed: false,
})

const open = async () => {
  const owner = await dashboard.newOwner()
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [], settings }))
  dashboard.answerInstead(LOG_IN, () => Response.json(app))
  const { page, user } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels?panel=whatsapp`)
  return { owner, page, user }
}

test('without a Meta app the new method is locked and says who can change that; the legacy method is open', async () => {
  const { page, user, owner } = await open()
  dashboard.answerInstead(NUMBERS, () => Response.json([]))
  dashboard.answerInstead(LEGACY, () => Response.json(legacy(owner.agentId)))
  await page.findByText('No Meta app here')
  expect(page.queryByTitle('Sign in with Meta')).toBeNull()
  await page.findByText('No number is connected yet.')
  await user.click(page.getByRole('radio', { name: 'Legacy Method (Deprecated)' }))
  await page.findByText(`https://app.example/api/eu/agents/${owner.agentId}/wa-webhook`)
  expect(page.getByText(owner.agentId)).toBeTruthy()
})

test('where the installation does not know its own address, so that no page of Meta’s log-in may be shown, the panel says what it needs', async () => {
  const { page } = await open()
  dashboard.answerInstead(LOG_IN, () => Response.json(offered))
  dashboard.answerInstead(NUMBERS, () => Response.json([]))
  await page.findByText(/has to tell it its own address \(appUrl\)/)
  expect(page.queryByTitle('Sign in with Meta')).toBeNull()
})

test('a frame that never answers is not waited for: the panel names its host and offers to try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const owner = await dashboard.newOwner()
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [], settings }))
  dashboard.answerInstead(LOG_IN, () => Response.json(offered))
  dashboard.answerInstead(NUMBERS, () => Response.json([]))
  const path = `/app/eu/agents/${owner.agentId}/channels?panel=whatsapp`
  const { page, user } = dashboard.visit(owner, path, { frames })
  await vi.waitFor(() => page.getByTitle('Sign in with Meta'))
  vi.advanceTimersByTime(20_000)
  await vi.waitFor(() => page.getByText('An ad blocker or a firewall may stop frames.example.'))
  expect(page.queryByTitle('Sign in with Meta')).toBeNull()
  await user.click(page.getByRole('button', { name: 'Try again' }))
  page.getByTitle('Sign in with Meta')
})

test('the legacy fields are saved with the agent and tested; what is missing or refused stays beside them', async () => {
  const { page, user, owner } = await open()
  const saved: unknown[] = []
  let answer = () => refused('Error occurred: Invalid OAuth access token', 'whatsapp.errorOccurred')
  dashboard.answerInstead(NUMBERS, () => Response.json([]))
  dashboard.answerInstead(LEGACY, () => Response.json(legacy(owner.agentId)))
  dashboard.answerInstead(SAVE, (init) => {
    saved.push(JSON.parse(String(init.body)))
    return Response.json({ data: {} })
  })
  dashboard.answerInstead(RUN, () => answer())
  await user.click(await page.findByRole('radio', { name: 'Legacy Method (Deprecated)' }))
  await user.click(await page.findByRole('button', { name: 'Save and Run Test' }))
  await page.findByText('Enter the access token, the business id and the number id.')
  expect(saved).toEqual([])
  await user.type(page.getByLabelText('Access token'), 'EAAxyz')
  await user.type(page.getByLabelText('Business id'), '10932')
  await user.type(page.getByLabelText('Number id'), '1{Enter}')
  await page.findByText('Error occurred: Invalid OAuth access token')
  expect(saved).toEqual([
    { waTestNumber: '', whatsappBusniessId: '10932', whatsappNumberId: '1', whatsappToken: 'EAAxyz' },
  ])
  answer = () =>
    Response.json({
      number: number(owner.agentId),
      legacy: { ...legacy(owner.agentId), waVerifyPassed: true },
      testSent: false,
      reason: 'Re-engagement message',
    })
  await user.click(page.getByRole('button', { name: 'Save and Run Test' }))
  await page.findByText('Whatsapp channel saved successfully')
  await page.findByText('Re-engagement message')
})

test('letters in an id, and a test number that is none, are said at their fields before anything is saved', async () => {
  const { page, user, owner } = await open()
  const saved: unknown[] = []
  dashboard.answerInstead(NUMBERS, () => Response.json([]))
  dashboard.answerInstead(LEGACY, () => Response.json({ ...legacy(owner.agentId), tokenEnd: 'xyz' }))
  dashboard.answerInstead(SAVE, (init) => {
    saved.push(init.body)
    return Response.json({ data: {} })
  })
  dashboard.answerInstead(RUN, () => refused('Asleep.'))
  await user.click(await page.findByRole('radio', { name: 'Legacy Method (Deprecated)' }))
  const type = async (label: RegExp, text: string) => {
    await user.clear(page.getByLabelText(label))
    await user.type(page.getByLabelText(label), `${text}{Enter}`)
  }
  await page.findByLabelText('Business id')
  await user.type(page.getByLabelText('Business id'), '10932')
  await type(/^Number id/, 'my-number')
  await page.findByText('An id has digits only. Copy it from the Meta developer portal.')
  expect(page.queryByText('Enter the access token, the business id and the number id.')).toBeNull()
  await type(/^Number id/, '1')
  await expect.poll(() => saved).toHaveLength(1)
  await type(/^Test number/, '15550130042')
  await page.findByText('Please include the country code in the phone number.')
  await type(/^Test number/, '+155')
  await page.findByText('Please provide a valid phone number and ensure the ID is reachable.')
  expect(saved).toHaveLength(1)
  await type(/^Test number/, '+1 (555) 013-0042')
  await expect.poll(() => saved).toHaveLength(2)
})

test('one step of a method is the current one', async () => {
  const { page, user, owner } = await open()
  dashboard.answerInstead(NUMBERS, () => Response.json([]))
  dashboard.answerInstead(LEGACY, () => Response.json(legacy(owner.agentId)))
  await page.findByText('Create a Meta business account')
  const current = () =>
    [...document.querySelectorAll('[aria-current="step"]')]
      .filter((step) => step.closest('[hidden]') === null)
      .map((step) => step.textContent)
  expect(current()).toEqual([expect.stringContaining('Create a Meta business account')])
  await user.click(page.getByRole('radio', { name: 'Legacy Method (Deprecated)' }))
  await page.findByText('Paste the webhook')
  expect(current()).toEqual([expect.stringContaining('Create an app in the Meta developer portal')])
})

test('a number that was connected earlier offers a test message, and says what WhatsApp has done with it', async () => {
  const { page, user, owner } = await open()
  const sent: unknown[] = []
  dashboard.answerInstead(NUMBERS, () => Response.json([number(owner.agentId)]))
  dashboard.answerInstead(TEST_MESSAGE, (init) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ messageId: 'wamid.HBgL' })
  })
  await user.click(await page.findByRole('button', { name: 'Send Test Message from +351 289 555 014' }))
  await user.type(page.getByLabelText('To'), '+15550130042')
  await user.type(page.getByLabelText('Message'), 'Hello{Enter}')
  // it answers before it knows whether the message arrives
  await page.findByText(/^WhatsApp accepted the message to \+15550130042\. It arrives only if/)
  expect(sent).toEqual([{ to: '+15550130042', text: 'Hello' }])
})

test.each([
  ['delivered', undefined, 'The message to +15550130042 was delivered.'],
  ['read', undefined, 'The message to +15550130042 was read.'],
  ['failed', 'Message undeliverable', 'Failed to send message to +15550130042: Message undeliverable'],
])('a test message that was %s says so once WhatsApp has reported it', async (state, reason, words) => {
  const { page, user, owner } = await open()
  const answers = [
    { state: 'sent', at: 1 },
    { state, reason, at: 2 },
  ]
  dashboard.answerInstead(NUMBERS, () => Response.json([number(owner.agentId)]))
  dashboard.answerInstead(TEST_MESSAGE, () => Response.json({ messageId: 'wamid.HBgL' }))
  dashboard.answerInstead(FOUND, () => Response.json(answers.length > 1 ? answers.shift() : answers[0]))
  await user.click(await page.findByRole('button', { name: 'Send Test Message from +351 289 555 014' }))
  await user.type(page.getByLabelText('To'), '+15550130042')
  await user.type(page.getByLabelText('Message'), 'Hello{Enter}')
  await page.findByText(/^WhatsApp accepted the message/)
  await page.findByText(words, undefined, { timeout: 15_000 })
})

test('numbers that do not load, and one that is not removed, say so', async () => {
  const { page, user, owner } = await open()
  let isDown = true
  dashboard.answerInstead(NUMBERS, () => (isDown ? refused('Down.') : Response.json([number(owner.agentId)])))
  dashboard.answerInstead(REMOVE, () => refused('Error: Failed to remove number'))
  await page.findByText('Error: Failed to fetch connected accounts', undefined, { timeout: 15_000 })
  isDown = false
  await user.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByText('+351 289 555 014')
  await user.click(page.getByRole('button', { name: 'Remove +351 289 555 014' }))
  await user.click(await page.findByRole('button', { name: 'Remove' }))
  await page.findByText('Error: Failed to remove number')
})

test('each number that is not simply connected says so in its row: since when, why, what waits, and what connecting it again does', async () => {
  const owner = await dashboard.newOwner()
  const numberOf = (id: number) => ({ ...number(owner.agentId), phoneId: `${id}`, phoneNumber: `+351 289 555 01${id}` })
  const account = (id: number, more: Partial<ConnectedAccount>): ConnectedAccount => ({
    account: `whatsapp:${id}`,
    kind: 'whatsapp',
    agentId: owner.agentId,
    name: 'Casa Verde',
    handle: numberOf(id).phoneNumber,
    state: 'connected',
    connectedAt: 1,
    ...more,
  })
  const accounts = [
    account(1, {}),
    account(2, { state: 'broken', reason: 'Session has expired', since: Date.now(), waiting: 3 }),
    account(3, { state: 'degraded', cause: 'unset', since: Date.now() }),
  ]
  dashboard.answerInstead(LIST, () => Response.json({ accounts, settings }))
  dashboard.answerInstead(LOG_IN, () => Response.json(app))
  dashboard.answerInstead(NUMBERS, () =>
    Response.json(accounts.map(({ state, reason }, at) => ({ ...numberOf(at + 1), state, reason }))),
  )
  const { page } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels?panel=whatsapp`)
  const section = await page.findByRole('region', { name: 'Connected Whatsapp Numbers' })
  const rows = (await within(section).findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toHaveLength(3)
  expect(rows[0]).not.toContain('Reconnecting')
  expect(rows[1]).toMatch(
    /555 012.*Not answering since \d.*Session has expired\.3 replies wait\.Reconnecting keeps its/,
  )
  expect(rows[2]).toMatch(/555 013.*Needs attention since \d.*Its messages no longer come here\.Reconnecting keeps its/)
})

test('a number that answers no more is offered to be connected again once its owner has signed in', async () => {
  const owner = await dashboard.newOwner()
  const found = (id: string) => ({ id, display_phone_number: `+351 289 555 01${id}`, status: 'CONNECTED' })
  const numbers = [
    { ...number(owner.agentId), phoneNumber: '+351 289 555 011' },
    { ...number(owner.agentId), phoneId: '2', phoneNumber: '+351 289 555 012', state: 'broken' },
  ]
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [], settings }))
  dashboard.answerInstead(LOG_IN, () => Response.json(offered))
  dashboard.answerInstead(NUMBERS, () => Response.json(numbers))
  dashboard.answerInstead('POST /rpc/getLongAccessToken', () => Response.json({ access_token: 'ticket' }))
  dashboard.answerInstead('POST /rpc/getDetailsOfWhatsappNumber', () =>
    Response.json({ data: [found('1'), found('2')] }),
  )
  const path = `/app/eu/agents/${owner.agentId}/channels?panel=whatsapp`
  const { page } = dashboard.visit(owner, path, { frames })
  const frame = await page.findByTitle<HTMLIFrameElement>('Sign in with Meta')
  expect(frame.src).toBe(`${frames}/meta-frame.html`)
  // frames load nothing here
  Object.defineProperty(frame, 'contentWindow', { value: window })
  const report = (message: FrameReport) => {
    window.dispatchEvent(new MessageEvent('message', { data: marked(message), origin: frames, source: window }))
  }
  report({ kind: 'code', code: 'AQBcode' })
  report({ kind: 'finished', wabaId: '10932' })
  await page.findByRole('button', { name: 'Connect +351 289 555 012' })
  expect(page.queryByRole('button', { name: 'Connect +351 289 555 011' })).toBeNull()
})

test('several numbers are one card, which counts those that need attention and says what came and went last', async () => {
  const owner = await dashboard.newOwner()
  const account = (
    id: number,
    state: ConnectedAccount['state'],
    more: Partial<ConnectedAccount> = {},
  ): ConnectedAccount => ({
    account: `whatsapp:${id}`,
    kind: 'whatsapp',
    agentId: owner.agentId,
    name: 'Casa Verde',
    handle: `+351 289 555 01${id}`,
    state,
    connectedAt: 1,
    ...more,
  })
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  const accounts = [
    account(1, 'connected', { lastInAt: minutesAgo(9), lastOutAt: minutesAgo(3) }),
    account(2, 'broken', { lastInAt: minutesAgo(5), lastOutAt: minutesAgo(20) }),
    account(3, 'connected'),
  ]
  dashboard.answerInstead(LIST, () => Response.json({ accounts, settings }))
  const { page } = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels`)
  const card = await page.findByRole('listitem', { name: 'WhatsApp' })
  expect(card.textContent).toContain('Active, 1 of 3 needs attention')
  expect(card.textContent).toContain('In 5\u00a0min, out 3\u00a0min')
  for (const { handle = '' } of accounts) expect(card.textContent).toContain(handle)
})
