import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { loopback } from '#infra/local/local-addresses'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'

interface View {
  readonly people: readonly { readonly id: string }[]
  readonly chats: readonly {
    readonly id: string
    readonly bubbles: readonly { readonly from: string; readonly text: string }[]
  }[]
}

const PAGE = 'Ridgeline Cycles'
const PAGE_ID = '104227918344101'

let team: Page
let area = ''
let standIn = ''
let person = ''

oneStory()

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  standIn = `${loopback(local.addresses.ports.providers)}/control/messenger/${PAGE_ID}`
  person = (await look()).people[0]?.id ?? ''
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  team = await context.newPage()
  await enter(team, local, owner)
  area = `${local.addresses.dashboard}/app/eu/agents/${owner.agentId}`
})

const look = async () => (await (await fetch(standIn)).json()) as View
const act = async (what: object) => {
  const answer = await fetch(standIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat: person, from: person, ...what }),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
}
const texts = async () =>
  ((await look()).chats.find(({ id }) => id === person)?.bubbles ?? [])
    .filter(({ from }) => from === 'account')
    .map(({ text }) => text)
const answered = (text: RegExp) => expect.poll(texts, { timeout: 30_000 }).toContainEqual(expect.stringMatching(text))

const dialogOf = async (panel: ReturnType<Page['getByRole']>) => {
  const popup = team.waitForEvent('popup')
  await panel.locator('iframe').contentFrame().getByRole('button', { name: 'Continue with Meta' }).click()
  return popup
}

test('an owner connects a page: a log-in that was left and a page that Meta refuses are said, then it is connected with its Instagram', async () => {
  await team.goto(`${area}/channels`)
  await team.getByRole('listitem', { name: 'Messenger' }).getByRole('button', { name: 'Connect' }).click()
  const panel = team.getByRole('dialog', { name: 'Instagram and Messenger' })
  await (await dialogOf(panel)).getByRole('button', { name: 'Cancel' }).click()
  await panel.getByText('The log-in was not completed.').waitFor()
  await expectAccessible(team)
  await (await dialogOf(panel)).getByRole('button', { name: 'Save' }).click()
  await panel.getByText('With Instagram @ridgeline.cycles').waitFor()
  await panel.getByRole('radio', { name: PAGE }).click()
  await act({ do: 'switch', name: 'remove', value: 'on' })
  await panel.getByRole('button', { name: 'Connect page' }).click()
  await panel.getByText(/Failed to connect the page\. /).waitFor()
  await act({ do: 'switch', name: 'remove', value: 'off' })
  await panel.getByRole('button', { name: 'Connect page' }).click()
  await team.getByText('Successfully connected the page.').waitFor()
  await panel.getByRole('button', { name: `Remove ${PAGE}` }).waitFor()
  await expectAccessible(team)
  await team.setViewportSize({ width: 390, height: 844 })
  const cut = () => panel.locator('.vg-drawer__body').evaluate((body) => body.scrollWidth - body.clientWidth)
  await expect.poll(cut).toBe(0)
  await expectAccessible(team)
  await team.setViewportSize({ width: 1280, height: 860 })
  await panel.getByRole('button', { name: 'Done' }).click()
  for (const name of ['Messenger', 'Instagram'])
    await team.getByRole('listitem', { name }).getByText('Active', { exact: true }).waitFor()
})

test('a visitor writes on Messenger and gets the agent’s answer with its source', async () => {
  await act({ do: 'say', text: 'What does a full service cost?' })
  await answered(/139/)
})

test('a person answers in Meta’s own inbox: it is in Chats as theirs, and the agent is silent', async () => {
  await act({ do: 'run', name: 'echo', value: 'This is Marie, I look at it.' })
  await team.goto(`${area}/convos`)
  const row = team.locator('.vg-chat-row').first()
  await row.getByText('Messenger:').waitFor({ state: 'attached' })
  await row.click()
  await team.getByText('This is Marie, I look at it.').last().waitFor()
  await team.getByText('Messenger inbox').first().waitFor()
  const before = (await texts()).length
  await act({ do: 'say', text: 'Thank you, Marie.' })
  await team.getByText('Thank you, Marie.').last().waitFor()
  expect((await texts()).length).toBe(before)
  await expectAccessible(team)
})

test('a member takes it from there and answers', async () => {
  await team.getByRole('button', { name: 'Hand back to agent' }).click()
  await team.getByRole('button', { name: 'Take over' }).click()
  await team.getByRole('textbox', { name: 'Write to the visitor' }).fill('Hello, this is Ada. It is ready.')
  await team.keyboard.press('Enter')
  await answered(/this is Ada/)
})

test('an owner removes the page: both channels are free again, and the conversation stays', async () => {
  await team.goto(`${area}/channels?panel=pages`)
  const panel = team.getByRole('dialog', { name: 'Instagram and Messenger' })
  await panel.getByRole('button', { name: `Remove ${PAGE}` }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await team.getByText('Successfully removed the page.').waitFor()
  await panel.getByRole('button', { name: 'Done' }).click()
  for (const name of ['Messenger', 'Instagram'])
    await team.getByRole('listitem', { name }).getByText('Not connected').waitFor()
  await team.goto(`${area}/convos`)
  await team.locator('.vg-chat-row').first().waitFor()
})
