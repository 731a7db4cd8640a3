import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Owner
let desk: BrowserContext
let team: Page
let visitor: Page
let agentId = ''

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  await vi.waitFor(
    async () => {
      const page = await (await fetch(local.addresses.page)).text()
      agentId = /data-agent="([^"]+)"/.exec(page)?.[1] ?? ''
      expect(agentId).not.toBe('')
    },
    { timeout: 60_000, interval: 200 },
  )
  desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  team = await desk.newPage()
  await enter(team, local, owner)
  const street = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  visitor = await street.newPage()
  await visitor.goto(local.addresses.page)
})
const chats = () => `${local.addresses.dashboard}/app/eu/agents/${agentId}/convos`
const log = () => visitor.getByRole('log')
const header = () => visitor.locator('.head')
const write = async (text: string) => {
  await visitor.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await visitor.keyboard.press('Enter')
}

test('a visitor asks for a human agent and waits; the team finds the chat first', async () => {
  await visitor.getByRole('button', { name: /^Open chat/ }).click()
  // the greeting suggests the same text; this one needs no agent
  await visitor.getByRole('button', { name: 'Talk to a person' }).last().click()
  await log().getByText('Waiting for a teammate').waitFor()
  await header().getByText('Waiting for a teammate').waitFor()
  await write('My invoice is wrong.')
  await log().getByText('My invoice is wrong.').waitFor()
  expect(await findAccessibilityFaults(visitor)).toEqual([])
  await team.goto(chats())
  await team.locator('.vg-chat-row').first().getByText('Wants a teammate').waitFor()
  await team.locator('.vg-chat-row').first().click()
  await team.getByText('Asked for a teammate.').waitFor()
  await team.getByText('Take over to reply.').waitFor()
  expect(await findAccessibilityFaults(team)).toEqual([])
})

test('a member takes over by shortcut; both write, and each sees the other’s messages without a reload', async () => {
  await team.getByRole('button', { name: 'Take over' }).waitFor()
  await team.keyboard.press('t')
  const field = team.getByRole('textbox', { name: 'Write to the visitor' })
  await field.waitFor()
  await visitor.getByText('A teammate is with you').waitFor()
  await log()
    .getByText(/joined\. The agent is listening only\./)
    .waitFor()
  await team.keyboard.press('r')
  await team.keyboard.type('Hello, I look at it.')
  await team.keyboard.press('Enter')
  await log().getByText('Hello, I look at it.').waitFor()
  await write('Thank you so much.')
  await team.getByText('Thank you so much.').last().waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  for (const page of [visitor, team]) expect(await findAccessibilityFaults(page)).toEqual([])
})

test('each sees the other typing, and the team sees what the visitor has read', async () => {
  const field = visitor.getByRole('textbox', { name: 'Write a message' })
  const reply = team.getByRole('textbox', { name: 'Write to the visitor' })
  const typing = (page: Page) => page.getByText(/ is typing$/)
  // sent again every few seconds, as long as the user types
  await expect
    .poll(async () => {
      await field.fill('It says 40, and')
      await field.fill('It says 40, and then')
      return typing(team).count()
    })
    .toBe(1)
  await field.fill('')
  await expect
    .poll(async () => {
      await reply.fill('Let me')
      await reply.fill('Let me look')
      return typing(visitor).count()
    })
    .toBe(1)
  await reply.press('Enter')
  await log().getByText('Let me look').waitFor()
  await team
    .locator('.vg-said--person')
    .filter({ hasText: 'Let me look' })
    .getByText(/, seen$/)
    .waitFor()
})

test('an unsent reply stays, and sending it again is one message', async () => {
  const field = team.getByRole('textbox', { name: 'Write to the visitor' })
  let isAnswered = false
  await team.route('**/replies', async (route) => {
    // the request arrives, its response does not
    if (!isAnswered) await route.fetch()
    isAnswered = true
    await route.abort()
  })
  await field.fill('It is corrected.')
  await field.press('Enter')
  await team.getByText('Your reply was not sent.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('It is corrected.')
  await team.unroute('**/replies')
  await team.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  await log().getByText('It is corrected.').waitFor()
  await write('I can see it now.')
  await team.getByText('I can see it now.').last().waitFor()
  await expect.poll(() => log().getByText('It is corrected.').count()).toBe(1)
})

test('handed back to the agent, it answers again; taken over and ended, the visitor rates it', async () => {
  await team.getByRole('button', { name: 'Hand back to agent' }).click()
  await log()
    .getByText(/has left\. The agent answers again\./)
    .waitFor()
  await visitor.getByText('Online. Replies in seconds').waitFor()
  await team.getByRole('button', { name: 'Take over' }).click()
  await visitor.getByText('A teammate is with you').waitFor()
  await team.getByRole('button', { name: 'End', exact: true }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await log().getByText('Conversation ended').waitFor()
  const good = visitor.getByRole('radio', { name: 'Good' })
  await good.waitFor()
  await visitor.getByRole('radio', { name: 'Poor' }).focus()
  for (const _ of [1, 2, 3]) await visitor.keyboard.press('ArrowRight')
  await expect.poll(() => good.isChecked()).toBe(true)
  await visitor.getByRole('textbox', { name: /Anything to add/ }).fill('Kind and quick')
  expect(await findAccessibilityFaults(visitor)).toEqual([])
  const sends = visitor.getByRole('button', { name: 'Send rating' })
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  // without a scroll of the visitor's own
  await expect.poll(async () => (await endOf(sends)) <= (await endOf(log()))).toBe(true)
  await sends.click()
  await visitor.getByText('Thank you. You chose “Good”.').waitFor()
  await team.getByText('Ended, rated 4').first().waitFor()
  await team.getByText('Kind and quick').waitFor()
  expect(await findAccessibilityFaults(team)).toEqual([])
})

test('after a reload the end and the rating are still there', async () => {
  await visitor.reload()
  await visitor.getByRole('button', { name: /^Open chat/ }).click()
  await visitor.getByText('Thank you. You chose “Good”.').waitFor()
  await visitor.getByRole('button', { name: 'Start a new conversation' }).waitFor()
})
