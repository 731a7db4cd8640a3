import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { mailedCode, mailedLink } from '#test/support/local/read-mail'
import { sharedRun } from '#test/support/local/shared-run'
import type { LocalRun } from '#test/support/local/start-local-run'

const password = 'Passw0rd!x'
const owner = 'owner@example.com'
const guest = 'guest@example.com'

let local: LocalRun
let browser: Browser
const complaints: string[] = []

oneStory()

beforeAll(async () => {
  ;[local, browser] = await Promise.all([sharedRun.get(), sharedChromium.get()])
})

const at = (path: string) => `${local.addresses.dashboard}${path}`
const mail = () => `http://127.0.0.1:${local.addresses.ports.mail}`

const person = async (): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => complaints.push(message))
  return { context, page }
}

const signUp = async (page: Page, email: string) => {
  await page.getByLabel('Your name').fill(email === owner ? 'Olga Owner' : 'Gus Guest')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  await code.fill(await mailedCode(mail(), email))
  await page.keyboard.press('Enter')
}

const openMenu = async (page: Page, name: string) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Workspace|^Northwind/ })
    .click()
  await page.getByRole('button', { name }).click()
}

describe('sharing a workspace', () => {
  let host: Page
  let visitor: Page
  let link = ''

  test('the owner names it and invites a member, who gets an e-mail', async () => {
    host = (await person()).page
    await host.goto(at('/signup'))
    await signUp(host, owner)
    await host.waitForURL('**/app/eu/agents')
    await openMenu(host, 'Workspace settings')
    const settings = host.getByRole('dialog', { name: 'Workspace settings' })
    await settings.getByLabel('Workspace name').fill('')
    await settings.getByRole('button', { name: 'Save' }).click()
    await settings.getByText('Please enter a workspace name.').waitFor()
    await settings.getByLabel('Workspace name').fill('Northwind')
    await settings.getByRole('button', { name: 'Save' }).click()
    await host.getByText('Successfully saved workspace data.').waitFor()
    await settings.getByText('The workspace was created').waitFor()
    await expectAccessible(host)
    await host.keyboard.press('Escape')
    await openMenu(host, 'Members')
    const members = host.getByRole('dialog', { name: 'Members' })
    await members.getByLabel('Invite by e-mail').fill('nobody')
    await host.keyboard.press('Enter')
    await members.getByText('Please enter a valid email').waitFor()
    await members.getByLabel('Invite by e-mail').fill(owner)
    await host.keyboard.press('Enter')
    await members.getByText("You can't invite yourself lol").waitFor()
    await members.getByLabel('Invite by e-mail').fill(guest)
    await host.keyboard.press('Enter')
    await host.getByText(`Successfully invited ${guest}`).waitFor()
    await members.getByText('1 of 2 seats taken.').waitFor()
    await expectAccessible(host)
    link = await mailedLink(mail(), guest, '/invite')
  })

  test('the invited person opens the link, creates an account and joins', async () => {
    visitor = (await person()).page
    await visitor.goto(link)
    await visitor.getByRole('heading', { name: 'Join Northwind' }).waitFor()
    expect(new URL(visitor.url()).hash).toBe('')
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'Create account' }).click()
    await signUp(visitor, guest)
    await visitor.getByRole('button', { name: `Join as ${guest}` }).click()
    await visitor.waitForURL('**/app/eu/agents')
    await visitor.getByRole('banner').getByRole('button', { name: 'Northwind' }).waitFor()
    // the owner, with the members open, sees it without a reload
    await host.getByRole('button', { name: `Remove ${guest}` }).waitFor()
  })

  test('a member works in the workspace until the owner removes them', async () => {
    await visitor.keyboard.press('n')
    const drawer = visitor.getByRole('dialog', { name: 'New Agent' })
    await drawer.getByLabel('Agent Name').fill('Made by a guest')
    await drawer.getByRole('button', { name: 'Create', exact: true }).click()
    await visitor.waitForURL(/agents\/\w+\/nodes/)
    await host.reload()
    await host.getByRole('link', { name: 'Made by a guest' }).waitFor()
    await openMenu(host, 'Members')
    await host.getByRole('button', { name: `Remove ${guest}` }).click()
    await host.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await host.getByText(`${guest} is no longer a member.`).waitFor()
    // the member does nothing: a return to the page replaces a long wait
    await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await visitor.getByText('You are no longer a member of Northwind.').waitFor()
    // back in their own workspace, where the agent is not
    await visitor.waitForURL('**/app/eu/agents')
    await visitor
      .getByRole('banner')
      .getByRole('button', { name: /^Workspace/ })
      .waitFor()
    await expect.poll(() => visitor.getByText('Made by a guest').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
