import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { loopback } from '#infra/local/local-addresses'
import { silentNote } from '#infra/local/stand-ins/channels/phone/voice/ogg-opus'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'
import { onePixel } from '#test/support/stand-ins/one-pixel'

interface Bubble {
  readonly from: string
  readonly text: string
}

let team: Page
let area = ''
let standIn = ''
let bot = ''
let token = ''
let person = ''

oneStory()

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  standIn = `${loopback(local.addresses.ports.providers)}/control/telegram`
  const made = await post('', { name: 'Ridgeline Desk' })
  bot = String(made.id)
  const view = await look()
  token = await tokenNow()
  person = view.people[0]?.id ?? ''
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  team = await context.newPage()
  await enter(team, local, owner)
  area = `${local.addresses.dashboard}/app/eu/agents/${owner.agentId}`
})

const post = async (path: string, body: object): Promise<{ readonly id?: unknown }> => {
  const answer = await fetch(`${standIn}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as { id?: unknown }
}
const look = async () =>
  (await (await fetch(`${standIn}/${bot}`)).json()) as {
    readonly account: { readonly facts: readonly { readonly label: string; readonly value: string }[] }
    readonly people: readonly { readonly id: string }[]
    readonly log: readonly { readonly what: string }[]
    readonly chats: readonly { readonly id: string; readonly bubbles: readonly Bubble[] }[]
  }
const tokenNow = async () => (await look()).account.facts.find(({ label }) => label === 'Token')?.value ?? ''
const act = (what: object) => post(`/${bot}`, { chat: person, from: person, ...what })
const answers = async () =>
  ((await look()).chats.find(({ id }) => id === person)?.bubbles ?? [])
    .filter(({ from }) => from === bot)
    .map(({ text }) => text)
const answered = (text: RegExp) => expect.poll(answers, { timeout: 30_000 }).toContainEqual(expect.stringMatching(text))

test('an owner connects a bot: nothing and a wrong token are refused at the field, the right one is shown with its webhook', async () => {
  await team.goto(`${area}/channels`)
  const card = team.getByRole('listitem', { name: 'Telegram' })
  await card.getByText('Not connected').waitFor()
  await expectAccessible(team)
  await card.getByRole('button', { name: 'Connect', exact: true }).click()
  const panel = team.getByRole('dialog', { name: 'Telegram' })
  const field = panel.getByRole('textbox', { name: 'Bot token' })
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await panel.getByRole('button', { name: 'Connect bot' }).click()
  await panel.getByText('Please provide a valid token.').waitFor()
  await field.fill('12345:wrong')
  await panel.getByText('Please provide a valid token.').waitFor({ state: 'detached' })
  await team.keyboard.press('Enter')
  await panel.getByText('Please provide a valid token.').waitFor()
  await field.fill(token)
  await team.keyboard.press('Enter')
  await team.getByText('Telegram channel saved successfully.').waitFor()
  await panel.getByText('Set, signed with a secret token').waitFor()
  await expectAccessible(team)
  await team.setViewportSize({ width: 390, height: 844 })
  const cut = () => panel.locator('.vg-drawer__body').evaluate((body) => body.scrollWidth - body.clientWidth)
  await expect.poll(cut).toBe(0)
  await expectAccessible(team)
  await team.setViewportSize({ width: 1280, height: 860 })
  await panel.getByRole('button', { name: 'Done' }).click()
  await card.getByText('Active', { exact: true }).waitFor()
})

test('a visitor is greeted, asks, and gets the agent’s answer with its source', async () => {
  await act({ do: 'start' })
  await expect.poll(async () => (await answers()).length, { timeout: 30_000 }).toBe(1)
  await act({ do: 'say', text: 'What does a full service cost?' })
  await answered(/139/)
  // it saw that the agent was writing
  expect((await look()).log.map(({ what }) => what)).toContain('sendChatAction')
})

test('a visitor sends a picture and a voice note, and the agent answers what it cannot hear', async () => {
  const note = Buffer.from(await silentNote(3).arrayBuffer()).toString('base64')
  const photo = { name: 'bike.png', type: 'image/png', base64: onePixel.toString('base64') }
  await act({ do: 'send', as: 'photo', file: photo })
  await act({ do: 'send', as: 'voice', file: { name: 'note.ogg', type: 'audio/ogg', base64: note, seconds: 3 } })
  await answered(/voice notes/)
})

test('Chats shows the conversation with its channel and what became of each message; a member takes over and writes', async () => {
  await team.goto(`${area}/convos`)
  const row = team.locator('.vg-chat-row').first()
  await row.getByText('Telegram:').waitFor({ state: 'attached' })
  await row.click()
  await team.getByRole('button', { name: /^Download photo\.png/ }).waitFor()
  await team.getByRole('button', { name: 'Play the voice note, 0:03' }).click()
  const seconds = () => team.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration)
  await expect.poll(seconds).toBeCloseTo(3, 1)
  await team.getByText('sent', { exact: true }).last().waitFor()
  await team.getByRole('button', { name: 'Take over' }).click()
  await team
    .getByRole('textbox', { name: 'Write to the visitor' })
    .fill('Hello, this is Ada. I look at it: https://example.com/bikes, rack `B2`.')
  await team.keyboard.press('Enter')
  await answered(/this is Ada/)
  await act({ do: 'say', text: 'Thank you, Ada.' })
  await team.getByText('Thank you, Ada.').last().waitFor()
  await expectAccessible(team)
})

test('a visitor who blocks the bot: the team reads that the message did not arrive, and why', async () => {
  await act({ do: 'switch', name: 'block', value: 'on', person })
  await team.getByRole('textbox', { name: 'Write to the visitor' }).fill('Are you still there?')
  await team.keyboard.press('Enter')
  await team.getByText('Not sent.', { exact: true }).waitFor()
  await team.getByText(/bot was blocked by the user/).waitFor()
  await team.getByRole('button', { name: 'Resend' }).waitFor()
})

test('a token that is revoked breaks the channel: the bell says so and leads to its panel, where a new one mends it', async () => {
  await act({ do: 'run', name: 'revoke' })
  // what the member writes now is what finds it out
  await act({ do: 'switch', name: 'block', value: 'off', person })
  await team.getByRole('button', { name: 'Resend' }).click()
  await team.getByRole('button', { name: /^Notifications, \d+ new/ }).click()
  await team.getByRole('link', { name: /Ridgeline Desk \(Telegram\) stopped answering/ }).click()
  const panel = team.getByRole('dialog', { name: 'Telegram' })
  await panel.getByText(/^Not answering since/).waitFor()
  await panel.getByText('1 reply waits.').waitFor()
  await expectAccessible(team)
  await panel.getByRole('textbox', { name: 'Bot token' }).fill(await tokenNow())
  await team.keyboard.press('Enter')
  await panel.getByText('Set, signed with a secret token').waitFor()
  await answered(/Are you still there/)
})

test('an owner disconnects the bot: it answers nobody any more, and the conversation stays', async () => {
  await team.goto(`${area}/channels?panel=telegram`)
  const panel = team.getByRole('dialog', { name: 'Telegram' })
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await team.getByText('Telegram is disconnected.').waitFor()
  await team.goto(`${area}/convos`)
  await team.locator('.vg-chat-row').first().waitFor()
})
