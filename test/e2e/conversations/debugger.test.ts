import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Message, TurnTrace } from '#shared/conversations/schema'
import { streamWith } from '#test/support/browser/answer-with'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

const SAY = 'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages'
const question = 'What is the parrot called?'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page
let agentId = ''

const tab = (path: string) => `${local.addresses.dashboard}/app/eu/agents/${agentId}/${path}`
const panel = () => page.getByRole('complementary', { name: 'Test chat' })
const debug = () => panel().getByRole('region', { name: 'Debugger' })
const ask = async (text: string) => {
  const answers = panel().getByRole('button', { name: 'How this answer was made' })
  const before = await answers.count()
  await panel().getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect.poll(() => answers.count()).toBe(before + 1)
}
oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
})

test('axe finds nothing in how an answer was made', async () => {
  await page.goto(tab('settings?showDebugger=true'))
  await ask(question)
  await debug().getByText(`Searched for “${question}”`).waitFor()
  await expectAccessible(page)
  await debug().getByRole('tab', { name: 'Prompt' }).click()
  await debug().getByRole('heading', { name: 'Instructions' }).waitFor()
  await expectAccessible(page)
  await debug().getByRole('tab', { name: 'Trace' }).click()
})

test('an answer is saved as a Q&A, which is then sent word for word', async () => {
  await page.goto(tab('settings?showDebugger=true'))
  await ask(question)
  await panel().getByRole('link', { name: 'Save as Q&A' }).last().click()
  await page.getByRole('tab', { name: /Q&A/, selected: true }).waitFor()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first()
  await expect.poll(() => field('Question').inputValue()).toBe(question)
  await expect.poll(() => field('Answer').inputValue()).not.toBe('')
  await field('Answer').fill('The parrot is called Pip.')
  await page.getByRole('button', { name: /Add Q&A/ }).click()
  await page.getByText('Q&A added.').waitFor()
  await page.goto(tab('settings?showDebugger=true'))
  // a warm function reloads the knowledge only from time to time
  await expect
    .poll(async () => {
      await panel().getByRole('button', { name: 'Start over' }).click()
      await ask(question)
      return panel().getByRole('log').getByText('The parrot is called Pip.').count()
    })
    .toBe(1)
  await debug().getByRole('tab', { name: 'Prompt' }).click()
  await debug().getByText('This answer used no model: its wording is fixed.').waitFor()
  await debug().getByRole('tab', { name: 'Trace' }).click()
})

test('a visitor’s question is replayed with the draft, beside the original answer', async () => {
  const call = async (path: string, body: object, token?: string) =>
    fetch(`${local.addresses.dashboard}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  const started = (await (await call(`/api/eu/v2/public/agents/${agentId}/conversations`, { protocol: 1 })).json()) as {
    conversationId: string
    token: string
    messages: Message[]
  }
  const path = `/chat/eu/v2/public/agents/${agentId}/conversations/${started.conversationId}/messages`
  await (await call(path, { clientId: 'visitor-000001', text: question }, started.token)).text()

  await page.goto(tab(`convos?chat=${started.conversationId}`))
  await page.getByRole('link', { name: 'Try with the draft' }).first().click()
  const then = panel().getByRole('region', { name: 'Original answer' })
  const now = panel().getByRole('region', { name: 'Answer from the draft' })
  await then.getByText('The parrot is called Pip.').waitFor()
  await now.getByText('The parrot is called Pip.').waitFor()
  await debug().getByText(`Searched for “${question}”`).waitFor()
  await expectAccessible(page)
  // another tab continues it, Start over does not
  await page.getByRole('link', { name: 'Knowledge' }).first().click()
  await page.getByRole('heading', { name: 'Knowledge', level: 1 }).waitFor()
  await now.waitFor()
  await panel().getByRole('button', { name: 'Start over' }).click()
  await now.waitFor({ state: 'detached' })
  await debug().getByText('Send a message to see how it is answered.').waitFor()
})

const failing = {
  path: [
    { nodeId: 'start', name: 'Welcome', type: 'start', why: 'current node', startMs: 1, endMs: 2 },
    { nodeId: 'desk', name: 'Service desk', type: 'default', why: 'always', startMs: 1, endMs: 2 },
  ],
  tools: [
    {
      name: 'check_slots',
      input: { day: '2026-11-24' },
      result: { free: ['09:00', '11:30'] },
      startMs: 10,
      endMs: 320,
    },
    { name: 'book', input: { at: '09:00' }, result: {}, startMs: 320, endMs: 420, error: 'The slot is taken.' },
  ],
  failure: { step: 'model', nodeId: 'desk', code: 'rate-limited', atMs: 900 },
  variables: { name: 'Ines' },
  credits: 0,
  totalMs: 900,
} satisfies TurnTrace

test('an error links to its node, and tools show their input and result', async () => {
  await streamWith(page, SAY, [
    { type: 'accepted', messageId: '0'.repeat(26), queued: false },
    { type: 'trace', trace: failing },
    {
      type: 'done',
      messageId: '1'.repeat(26),
      message: { id: '1'.repeat(26), role: 'agent', text: 'Sorry.', at: 1 },
    },
  ])
  await page.goto(tab('settings?showDebugger=true'))
  await ask('Can I come on Tuesday?')
  await debug().getByText('The model did not answer. The provider’s rate limit was reached.').waitFor()
  await debug().getByText('{ "free": [ "09:00", "11:30" ] }').waitFor()
  await debug().getByText('The slot is taken.').waitFor()
  await expectAccessible(page)
  await debug().getByRole('link', { name: 'Service desk' }).click()
  await page.getByRole('heading', { name: 'Prompt', level: 1 }).waitFor()
  expect(new URL(page.url()).searchParams.get('node')).toBe('desk')
  await page.unrouteAll()
})

test('on a phone the panel fills the screen, and nothing is cut off', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(tab('settings?showDebugger=true'))
  await ask(question)
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1280, height: 860 })
})
