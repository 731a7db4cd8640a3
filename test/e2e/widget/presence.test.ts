import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => {
  Object.assign(harness.host.control, usual)
  harness.host.conversations.clear()
  harness.host.control.intercept = ({ path }) =>
    path.endsWith('/seen') ? { status: 200, body: { success: true } } : undefined
})
afterAll(() => harness.close())

/** A chat that a teammate has taken over, open in a subscribed browser. */
const meeting = async () => {
  const { page, requests } = await harness.visitor()
  await page.clock.install()
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('What is going on').waitFor()
  const conversation = [...harness.host.conversations.values()].at(-1)
  if (!conversation) throw new Error('no conversation was begun')
  await expect.poll(() => conversation.listeners.size).toBe(1)
  const write = (text: string) => harness.host.commit(conversation, { role: 'person', by: 'Amira', text })
  const type = () => {
    for (const listener of conversation.listeners)
      listener.send(
        JSON.stringify({
          type: 'typing',
          agentId: AGENT_ID,
          conversationId: conversation.id,
          role: 'person',
          by: 'Amira',
        }),
      )
  }
  const seen = () =>
    harness.host.seen
      .filter(({ path }) => path.endsWith(`${conversation.id}/seen`))
      .map(({ body }) => (JSON.parse(body) as { messageId: string }).messageId)
  return { page, requests, conversation, write, type, seen }
}

test('a visitor sees a teammate typing, until the message arrives or the typing ends', async () => {
  const { page, conversation, write, type, requests } = await meeting()
  expect(requests.some((url) => url.includes('/seen'))).toBe(false)
  conversation.state = 'human-chatting'
  write('Hello, Amira here.')
  await page.getByText('Hello, Amira here.').waitFor()
  const typing = page.getByText('Amira is typing')

  // the listening part loads late: it is sent again, as in real typing
  await expect
    .poll(async () => {
      type()
      return typing.count()
    })
    .toBe(1)
  expect(await findAccessibilityFaults(page)).toEqual([])
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/typing.png` })
  await page.clock.fastForward(7000)
  await expect.poll(() => typing.count()).toBe(0)

  type()
  await typing.waitFor()
  write('Which bike is it?')
  await page.getByText('Which bike is it?').waitFor()
  await expect.poll(() => typing.count()).toBe(0)
})

test('the teammate is notified that the visitor types, and not at every key', async () => {
  const { page, conversation, write, type } = await meeting()
  const field = page.getByRole('textbox', { name: 'Write a message' })
  const sent = () =>
    harness.host.liveRequests.filter((one) => one.type === 'typing' && one.topic.conversationId === conversation.id)
  await field.fill('To the agent')
  conversation.state = 'human-chatting'
  write('Hello, Amira here.')
  // the part that receives the one sends the other
  await expect
    .poll(async () => {
      type()
      return page.getByText('Amira is typing').count()
    })
    .toBe(1)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  expect(sent()).toEqual([])
  await field.fill('A')
  await field.fill('A red one, with')
  await expect.poll(() => sent().length).toBe(1)
  await field.fill('A red one, with a basket')
  await page.clock.runFor(3000)
  await field.fill('A red one, with a basket and a bell')
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[0]).toEqual({
    type: 'typing',
    topic: { kind: 'conversation', agentId: AGENT_ID, conversationId: conversation.id },
  })
})

test('a teammate’s message counts as seen once the chat is open and its end is in view', async () => {
  const { page, conversation, write, seen } = await meeting()
  conversation.state = 'human-chatting'
  const first = write('Hello, Amira here.')
  await expect.poll(seen).toEqual([first.id])

  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  const second = write('Are you still there?')
  const third = write('Then I will write an e-mail.')
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('Then I will write an e-mail.').waitFor()
  await expect.poll(() => seen().at(-1)).toBe(third.id)
  expect(seen()).not.toContain(second.id)
})
