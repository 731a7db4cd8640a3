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
  readonly chats: readonly { readonly id: string; readonly bubbles: readonly { readonly text: string }[] }[]
}

let team: Page
let dashboard = ''
let agentId = ''
let standIn = ''
let channel = ''
let person = ''

oneStory()

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  standIn = `${loopback(local.addresses.ports.providers)}/control/discord`
  channel = String((await post('', { name: 'ask our own' })).id)
  await act({ do: 'switch', name: 'application', value: 'own' })
  person = (await look()).people[0]?.id ?? ''
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  team = await context.newPage()
  await enter(team, local, owner)
  dashboard = local.addresses.dashboard
  agentId = owner.agentId
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
const act = (what: object) => post(`/${channel}`, what)
const look = async () => (await (await fetch(`${standIn}/${channel}`)).json()) as View
const fact = async (name: string) => (await look()).account.facts.find(({ label }) => label === name)?.value ?? ''
const bubbles = async () => (await look()).chats.find(({ id }) => id === person)?.bubbles.map(({ text }) => text) ?? []

test('an owner brings a Discord application: a wrong key is refused at its field, and the token is not shown again', async () => {
  await team.goto(`${dashboard}/app/eu/agents/${agentId}/channels?panel=discord`)
  await team.getByRole('dialog', { name: 'Discord' }).getByRole('link', { name: 'Use an app of your own' }).click()
  await team.getByRole('heading', { name: 'Your apps' }).waitFor()
  await expectAccessible(team)
  await team.getByRole('button', { name: 'Add Discord application' }).click()
  const panel = team.getByRole('dialog', { name: 'Discord application' })
  const token = await fact('Bot token')
  await panel.getByRole('textbox', { name: 'Application ID' }).fill(await fact('Application ID'))
  await panel.getByRole('textbox', { name: 'Public key' }).fill('0'.repeat(64))
  await panel.getByLabel('Bot token', { exact: true }).fill(token)
  await team.keyboard.press('Enter')
  await panel.getByText('This is not the application’s public key.').waitFor()
  await expectAccessible(team)
  await panel.getByRole('textbox', { name: 'Public key' }).fill(await fact('Public key'))
  await team.keyboard.press('Enter')
  await team.getByText('Casa Verde is saved.').waitFor()
  await team.getByText(`Saved, ends in ${token.slice(-3)}`).waitFor()
  expect(await team.content()).not.toContain(token)
  await expectAccessible(team)
  await team.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => team.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectAccessible(team)
  await team.setViewportSize({ width: 1280, height: 860 })
})

test('a channel is connected through it: its endpoint is this workspace’s hook, and who asks is answered', async () => {
  await team.goto(`${dashboard}/app/eu/agents/${agentId}/channels?panel=discord`)
  const panel = team.getByRole('dialog', { name: 'Discord' })
  await panel.getByText('Through your own app.').waitFor()
  await panel.getByRole('textbox', { name: 'Channel ID' }).fill(channel)
  await panel.getByRole('textbox', { name: 'Webhook URL' }).fill(await fact('Webhook URL'))
  await team.keyboard.press('Enter')
  await panel.getByText('Members ask with /ask').waitFor()
  await expectAccessible(team)
  expect(await fact('Endpoint')).toMatch(/\/api\/eu\/hooks\/discord\/(?!platform)[A-Za-z0-9]{20}$/)
  await act({ do: 'say', chat: person, from: person, text: '/ask What does a full service cost?' })
  await expect.poll(bubbles, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/139/))
})

test('while the channel is connected the app stays; afterwards it is removed', async () => {
  await team.goto(`${dashboard}/app/eu/apps`)
  await team.getByRole('button', { name: 'Remove Casa Verde, Discord' }).click()
  const told = team.getByRole('dialog', { name: 'Casa Verde is in use' })
  await expectAccessible(team)
  await told.getByRole('link', { name: 'Assistant' }).click()
  await team.goto(`${dashboard}/app/eu/agents/${agentId}/channels?panel=discord`)
  await team.getByRole('dialog', { name: 'Discord' }).getByRole('button', { name: 'Disconnect' }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await team.getByText('Discord is disconnected.').waitFor()
  await team.goto(`${dashboard}/app/eu/apps`)
  await team.getByRole('button', { name: 'Remove Casa Verde, Discord' }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await team.getByRole('button', { name: 'Add Discord application' }).waitFor()
})
