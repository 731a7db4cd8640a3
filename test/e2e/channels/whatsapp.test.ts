import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { loopback } from '#infra/local/local-addresses'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'

interface View {
  readonly account: { readonly id: string; readonly name: string }
  readonly people: readonly { readonly id: string }[]
  readonly chats: readonly {
    readonly id: string
    readonly bubbles: readonly { readonly from: string; readonly text: string }[]
  }[]
}

let team: Page
let area = ''
let control = ''
let number = ''
let person = ''

oneStory()

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  control = `${loopback(local.addresses.ports.providers)}/control/whatsapp`
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  team = await context.newPage()
  await enter(team, local, owner)
  area = `${local.addresses.dashboard}/app/eu/agents/${owner.agentId}`
})

const panel = () => team.getByRole('dialog', { name: 'Adding Whatsapp as a channel' })
const frame = () => team.frameLocator('iframe[title="Sign in with Meta"]')
const openMeta = async (): Promise<Page> => {
  const window = team.waitForEvent('popup')
  await frame().getByRole('button').click()
  return window
}
const leave = async (how: string) => {
  const meta = await openMeta()
  await meta.getByText('Leave or fail on the way').click()
  await meta.getByRole('button', { name: how }).click()
}
const signUp = async (name: string) => {
  const meta = await openMeta()
  await meta.getByText('A new number').click()
  await meta.getByRole('textbox', { name: 'Display name' }).fill(name)
  await meta.getByRole('button', { name: 'Finish', exact: true }).click()
}
const look = async (): Promise<View> => (await (await fetch(`${control}/${number}`)).json()) as View
const post = async (path: string, body: object): Promise<Response> => {
  const answer = await fetch(`${control}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
  return answer
}
const act = (what: object) => post(`/${number}`, { chat: person, from: person, ...what })
const answers = async () =>
  ((await look()).chats.find(({ id }) => id === person)?.bubbles ?? [])
    .filter(({ from }) => from !== person)
    .map(({ text }) => text)
const answered = (text: RegExp) => expect.poll(answers, { timeout: 30_000 }).toContainEqual(expect.stringMatching(text))

test('an owner leaves Meta’s sign-up, meets its error and closes its window, and reads what happened', async () => {
  await team.goto(`${area}/channels`)
  const card = team.getByRole('listitem', { name: 'WhatsApp' })
  await card.getByText('Not connected').waitFor()
  await card.getByRole('button', { name: 'Connect' }).click()
  await frame().getByRole('button', { name: 'Continue With Meta' }).waitFor()
  await panel().getByText('No number is connected yet.').waitFor()
  await expectAccessible(team)
  await leave('Leave at phone number setup')
  await panel().getByText('The sign-in was left at “PHONE_NUMBER_SETUP”.').waitFor()
  await leave('Fail with an error')
  await panel().getByText('Meta says: Something went wrong. Please try again.').waitFor()
  const meta = await openMeta()
  await meta.close()
  await panel().getByText('Meta’s window was closed before the sign-in was complete.').waitFor()
})

test('Meta’s script, in its frame, reads neither the member’s session nor the dashboard around it, and leads nobody away', async () => {
  await frame().getByRole('button', { name: 'Continue With Meta' }).waitFor()
  const cookies = await team.evaluate(() => document.cookie)
  expect(cookies).toContain('idToken')
  const inside = team.frames().find((one) => one.url().endsWith('/meta-frame.html'))
  expect(inside).toBeDefined()
  const tried = await inside?.evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return String(read())
      } catch (error) {
        return (error as Error).name
      }
    }
    const { parent } = window
    return {
      cookies: document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
      page: attempt(() => parent.document.title),
      stored: attempt(() => parent.localStorage.length),
      address: attempt(() => parent.location.href),
      leading: attempt(() => {
        parent.location.href = 'about:blank#away'
        return 'led away'
      }),
    }
  })
  const refused = 'SecurityError'
  expect(tried).toEqual({ cookies: [''], page: refused, stored: refused, address: refused, leading: refused })
  expect(team.url()).toBe(`${area}/channels?panel=whatsapp`)
})

test('a code that expires on its way is an error in Meta’s words, and signing in again helps', async () => {
  const exchange = '**/rpc/getLongAccessToken'
  await team.route(exchange, async (route) => {
    const made = (await (await post('', { name: 'Another business' })).json()) as { readonly id: string }
    await post(`/${made.id}`, { do: 'run', name: 'expire-codes' })
    await route.continue()
  })
  await signUp('Too late')
  await panel().getByText('Error: This authorization code has expired.').waitFor()
  await team.unroute(exchange)
})

test('they finish it, and connect the number that was found', async () => {
  await signUp('Librairie du Quai')
  await team.getByText('Number info fetched successfully').waitFor()
  await panel().getByText('PENDING', { exact: true }).waitFor()
  await panel()
    .getByRole('button', { name: /^Connect \+/ })
    .click()
  await team.getByText('Number is connected successfully').waitFor()
  await panel().getByText('CONNECTED', { exact: true }).waitFor()
  await panel()
    .getByRole('button', { name: /^Remove \+/ })
    .waitFor()
  await panel()
    .getByRole('button', { name: /^Send Test Message from/ })
    .first()
    .click()
  await panel().getByRole('button', { name: 'Send', exact: true }).click()
  await panel().getByText('Please provide a valid phone number and ensure the ID is reachable.').waitFor()
  await panel().getByText('Please enter a message to send.').waitFor()
  await panel().getByRole('textbox', { name: 'To' }).fill('4790555128')
  await panel().getByRole('textbox', { name: 'Message' }).fill('Hello')
  await team.keyboard.press('Enter')
  await panel().getByText('Please include the country code in the phone number.').waitFor()
  await expectAccessible(team)
  await team.setViewportSize({ width: 390, height: 844 })
  const cut = () =>
    panel()
      .locator('.vg-drawer__body')
      .evaluate((body) => body.scrollWidth - body.clientWidth)
  await expect.poll(cut).toBe(0)
  await expectAccessible(team)
  await team.setViewportSize({ width: 1280, height: 860 })
})

test('they write a template, which Meta reviews', async () => {
  await panel()
    .getByRole('button', { name: /^Templates of/ })
    .click()
  const drawer = team.getByRole('dialog', { name: 'Message templates' })
  await drawer.getByText('No templates yet.').waitFor()
  await drawer.getByRole('textbox', { name: 'Name' }).pressSequentially('Arrival reminder')
  await drawer.getByText('You typed “Arrival reminder”.').waitFor()
  await drawer.getByRole('textbox', { name: 'Body' }).fill('Hello {{1}}, your bicycle is ready.')
  await drawer.getByRole('button', { name: 'Create template' }).click()
  await drawer.getByText('Invalid template info: {{1}} needs an example.').waitFor()
  await drawer.getByRole('textbox', { name: 'Example for {{1}}' }).fill('Sofie')
  await drawer.getByText('Hello Sofie, your bicycle is ready.').waitFor()
  await expectAccessible(team)
  await drawer.getByRole('button', { name: 'Create template' }).click()
  await team.getByText('Template created successfully').waitFor()
  await drawer.getByText('Approved').waitFor({ timeout: 30_000 })
  await drawer.getByRole('button', { name: 'Back to numbers' }).click()
  const phone = (await panel().getByRole('link', { name: 'Open the visitor’s phone' }).getAttribute('href')) ?? ''
  number = phone.split('/').at(-1) ?? ''
  person = (await look()).people[0]?.id ?? ''
  await panel().getByRole('button', { name: 'Done' }).click()
  await team.getByRole('listitem', { name: 'WhatsApp' }).getByText('Active', { exact: true }).waitFor()
})

test('a person writes to the number and gets the agent’s answer', async () => {
  await act({ do: 'say', text: 'What does a full service cost?' })
  await answered(/139/)
})

test('a member takes over and answers, and what the person writes then is theirs to answer', async () => {
  await team.goto(`${area}/convos`)
  const row = team.locator('.vg-chat-row').first()
  await row.getByText('WhatsApp:').waitFor({ state: 'attached' })
  await row.click()
  await team.getByRole('button', { name: 'Take over' }).click()
  await team.getByRole('textbox', { name: 'Write to the visitor' }).fill('Hello, this is Ada. I look at it.')
  await team.keyboard.press('Enter')
  await answered(/this is Ada/)
  await act({ do: 'say', text: 'Thank you, Ada.' })
  await team.getByText('Thank you, Ada.').last().waitFor()
})

test('the owner removes the number: it answers nobody any more', async () => {
  await team.goto(`${area}/channels?panel=whatsapp`)
  await panel()
    .getByRole('button', { name: /^Remove \+/ })
    .click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await team.getByText('Number removed successfully').waitFor()
  await panel().getByText('No number is connected yet.').waitFor()
  await panel().getByRole('button', { name: 'Done' }).click()
  await team.getByRole('listitem', { name: 'WhatsApp' }).getByText('Not connected').waitFor()
})
