import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { loopback } from '#infra/local/local-addresses'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'

interface View {
  readonly account: { readonly facts: readonly { readonly label: string; readonly value: string }[] }
  readonly people: readonly { readonly id: string }[]
  readonly chats: readonly {
    readonly id: string
    readonly commands: readonly { readonly command: string }[]
    readonly bubbles: readonly { readonly id: string; readonly name: string; readonly text: string }[]
  }[]
  readonly forms: readonly { readonly id: string; readonly person: string; readonly title: string }[]
}

let team: Page
let area = ''
let standIn = ''
let channel = ''
let webhook = ''
let sofie = ''
let rui = ''

oneStory()

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  standIn = `${loopback(local.addresses.ports.providers)}/control/discord`
  channel = String((await post('', { name: 'ask the desk' })).id)
  const view = await look()
  webhook = view.account.facts.find(({ label }) => label === 'Webhook URL')?.value ?? ''
  ;[sofie = '', rui = ''] = view.people.map(({ id }) => id)
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
const look = async () => (await (await fetch(`${standIn}/${channel}`)).json()) as View
const act = (person: string, what: object) => post(`/${channel}`, { chat: person, from: person, ...what })
/** The channel as one of its members sees it. */
const seenBy = async (person: string) =>
  ((await look()).chats.find(({ id }) => id === person)?.bubbles ?? []).map(({ text }) => text)
const shows = (person: string, text: RegExp) =>
  expect.poll(() => seenBy(person), { timeout: 30_000 }).toContainEqual(expect.stringMatching(text))

test('an owner connects a channel: empty fields and a wrong channel are refused where they stand, then /ask is there', async () => {
  await team.goto(`${area}/channels?panel=discord`)
  const panel = team.getByRole('dialog', { name: 'Discord' })
  const id = panel.getByRole('textbox', { name: 'Channel ID' })
  const url = panel.getByRole('textbox', { name: 'Webhook URL' })
  await expect.poll(() => id.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(team)
  await team.keyboard.press('Enter')
  await panel.getByText('Please fill out all fields.').first().waitFor()
  await id.fill('123456789012345678')
  await url.fill(webhook)
  await team.keyboard.press('Enter')
  await panel.getByText(`This webhook posts to another channel, ${channel}.`).waitFor()
  await expectAccessible(team)
  await id.fill(channel)
  await team.keyboard.press('Enter')
  await team.getByText('Discord channel saved successfully.').waitFor()
  await panel.getByText('Members ask with /ask').waitFor()
  await expectAccessible(team)
  await team.setViewportSize({ width: 390, height: 844 })
  const cut = () => panel.locator('.vg-drawer__body').evaluate((body) => body.scrollWidth - body.clientWidth)
  await expect.poll(cut).toBe(0)
  await expectAccessible(team)
  await team.setViewportSize({ width: 1280, height: 860 })
  await panel.getByRole('button', { name: 'Done' }).click()
  const card = team.getByRole('listitem', { name: 'Discord' })
  await card.getByText('Active', { exact: true }).waitFor()
  expect((await look()).chats[0]?.commands.map(({ command }) => command)).toEqual(['ask'])
})

test('a member asks with words and is answered where everybody reads it; without words a form asks for them', async () => {
  await act(sofie, { do: 'say', text: '/ask What does a full service cost?' })
  await shows(rui, /139/)
  await act(rui, { do: 'say', text: '/ask' })
  await expect.poll(async () => (await look()).forms.length).toBe(1)
  const [form] = (await look()).forms
  expect(form).toMatchObject({ person: rui, title: 'Perguntar ao assistente' })
  await act(rui, { do: 'submit', modal: form?.id, values: { question: 'How long does a full service take?' } })
  await expect.poll(async () => (await seenBy(sofie)).length, { timeout: 30_000 }).toBe(2)
  await expect
    .poll(async () => (await seenBy(sofie)).filter((text) => /thinking/.test(text)), { timeout: 30_000 })
    .toEqual([])
})

test('a member of the team takes over: who asks is told so, and reads the answer in the channel', async () => {
  await team.goto(`${area}/convos`)
  const row = team.locator('.vg-chat-row').filter({ hasText: 'Sofie Dahl' })
  await row.getByText('Discord:').waitFor({ state: 'attached' })
  await row.click()
  await team.getByRole('button', { name: 'Take over' }).click()
  await act(sofie, { do: 'say', text: '/ask Can I come on Saturday?' })
  await shows(sofie, /has your message and answers here\.$/)
  await team.getByText('Can I come on Saturday?').last().waitFor()
  await team.getByRole('textbox', { name: 'Write to the visitor' }).fill('Saturday at ten is free.')
  await team.keyboard.press('Enter')
  await shows(rui, /Saturday at ten is free\./)
  await expectAccessible(team)
})

test('a webhook that was deleted shows on the Channels page, and a new one mends the channel', async () => {
  await post(`/${channel}`, { do: 'run', name: 'expire' })
  await post(`/${channel}`, { do: 'run', name: 'delete-webhook' })
  await team.getByRole('textbox', { name: 'Write to the visitor' }).fill('And at eleven.')
  await team.keyboard.press('Enter')
  await expect
    .poll(
      async () => {
        await team.goto(`${area}/channels`)
        // the page is there before what it shows
        const shown = team.getByText('Unknown Webhook').waitFor({ timeout: 5_000 })
        return shown.then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await team.getByRole('button', { name: 'Reconnect' }).click()
  await post(`/${channel}`, { do: 'run', name: 'new-webhook' })
  webhook = (await look()).account.facts.find(({ label }) => label === 'Webhook URL')?.value ?? ''
  const panel = team.getByRole('dialog', { name: 'Discord' })
  await panel.getByRole('textbox', { name: 'Webhook URL' }).fill(webhook)
  await team.keyboard.press('Enter')
  await team.getByText('Discord channel saved successfully.').waitFor()
  await shows(rui, /And at eleven\./)
})

test('an owner disconnects the channel: who asks is told that nobody answers, and the conversation stays', async () => {
  await team.goto(`${area}/channels?panel=discord`)
  const panel = team.getByRole('dialog', { name: 'Discord' })
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await team.getByText('Discord is disconnected.').waitFor()
  await act(sofie, { do: 'say', text: '/ask Still there?' })
  await shows(sofie, /^No assistant is connected to this channel\./)
  await team.goto(`${area}/convos`)
  await team.locator('.vg-chat-row').first().waitFor()
})
