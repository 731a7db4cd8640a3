import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'

let page: Page
let at = ''

oneStory()

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  at = `${local.addresses.dashboard}/app/eu/clients`
})

const drawer = (name: string) => page.getByRole('dialog', { name })
const organisation = async (name: string) => {
  const form = drawer('Add organisation')
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('button', { name: 'Add organisation' }).click()
  await form.waitFor({ state: 'detached' })
}

test('an organisation needs a name, and is the first thing to add', async () => {
  await page.goto(at)
  await page.getByRole('heading', { name: 'No clients yet' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add organisation' }).click()
  const form = drawer('Add organisation')
  expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('New Organization')
  await form.getByRole('textbox', { name: 'Name' }).fill(' ')
  await form.getByText('Organization name is required.').waitFor()
  await expectAccessible(page)
  await organisation('Fjord Dental')
  await page.getByRole('tab', { name: /Organisations/ }).click()
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await organisation('Casa Verde Hotels')
  await page.getByText('0 users in 2 organisations.').waitFor()
})

test('a user is added with a password that shows once, and an address is taken once', async () => {
  await page.getByRole('tab', { name: /Users/ }).click()
  await page.getByRole('button', { name: 'Add User' }).click()
  const form = drawer('Add User')
  await form.getByRole('button', { name: 'Add User' }).click()
  expect(await form.getByText('Please fill out all fields.').count()).toBe(2)
  await form.getByRole('textbox', { name: 'Name' }).fill('Ingrid Lund')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(' Ingrid@Fjord.example ')
  await form.getByRole('switch', { name: 'Org Admin' }).click()
  await form.getByRole('button', { name: 'Add User' }).click()
  await page.getByText('The password of Ingrid Lund').waitFor()
  expect(await page.getByRole('dialog').locator('code').textContent()).toMatch(/^[A-Za-z0-9]{15}$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Ingrid Lund', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add User' }).click()
  await form.getByRole('textbox', { name: 'Name' }).fill('Another')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ingrid@fjord.example')
  await form.getByRole('button', { name: 'Add User' }).click()
  await form.getByText('This email is already in use by another client.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await form.waitFor({ state: 'detached' })
})

test('access is given, moved and taken at once, by keyboard as well, and stays', async () => {
  await page.getByRole('link', { name: 'Ingrid Lund', exact: true }).click()
  await drawer('Edit User').getByRole('button', { name: 'Edit access' }).click()
  const access = drawer('Client Access')
  await access.getByRole('button', { name: 'Show Knowledge Base' }).click()
  await access.getByRole('status').getByText('Saved').waitFor()
  await access.getByRole('button', { name: 'Move Knowledge Base up' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await access.getByRole('switch', { name: 'Conversations' }).click()
  await access.getByRole('status').getByText('Saved').waitFor()
  await expectAccessible(page)
  await page.reload()
  const order = () => access.getByRole('list', { name: 'Shown tabs' }).getByRole('switch')
  await order().first().waitFor()
  expect(await access.getByRole('list', { name: 'Shown tabs' }).getByRole('listitem').allTextContents()).toEqual([
    // each with its order, and where it can be changed the choice
    '1Knowledge BaseViewEdit',
    '2Home',
  ])
  await access.getByRole('button', { name: 'Back to the default' }).click()
  await access.getByText('The same as new users of').waitFor()
  await access.getByRole('button', { name: 'Done' }).click()
})

test('a user moves to another organisation and gets a new password, which shows once', async () => {
  const form = drawer('Edit User')
  await form.getByRole('combobox', { name: /Organisation/ }).click()
  await page.getByRole('option', { name: 'Fjord Dental' }).click()
  await form.getByRole('button', { name: 'New password' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('The password of Ingrid Lund').waitFor()
  await form.getByRole('button', { name: 'Done' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: 'Fjord Dental' }).waitFor()
})

test('a file of users is shown row by row before any is added', async () => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import users' }).click()
  const form = drawer('Import users')
  await form.locator('input[type=file]').setInputFiles({
    name: 'users.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'name,email,organisation,admin',
        'Oskar Berg,oskar@fjord.example,Fjord Dental,no',
        ',nobody@fjord.example,Fjord Dental,no',
        'Ingrid again,ingrid@fjord.example,fjord dental,no',
        'Dan,dan@nowhere.example,Nowhere,yes',
      ].join('\n'),
    ),
  })
  await form.getByText('No name').waitFor()
  await form.getByText('No such organisation').waitFor()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add 2 users' }).click()
  await form.getByText('1 added, 1 not added.').waitFor()
  await form.getByText('This email is already in use by another client.').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Save the passwords' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('client-passwords.csv')
  await form.getByRole('button', { name: 'Done' }).click()
  await page.getByText('2 users in 2 organisations.').waitFor()
})

test('users are found by name, filtered by organisation and role, and a filter without users says so', async () => {
  await page.getByRole('searchbox').fill('osk')
  await page.getByRole('link', { name: 'Ingrid Lund', exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Oskar Berg', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Role' }).click()
  await page.getByRole('button', { name: 'Org admins' }).click()
  await page.getByText('No user matches these filters.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('link', { name: 'Oskar Berg', exact: true }).waitFor()
  await page.getByRole('button', { name: /^User/ }).click()
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Oskar Berg')
})

test('access is turned off for an organisation with a message, and a user is deleted after a question', async () => {
  await page.getByRole('tab', { name: /Organisations/ }).click()
  await page.getByRole('link', { name: 'Fjord Dental' }).click()
  const form = drawer('Org Info')
  await form.getByRole('switch', { name: 'Client access' }).click()
  await form.getByRole('textbox', { name: 'Message' }).fill('Paused until the invoice is paid.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Organization updated successfully!').waitFor()
  await form.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('cell', { name: 'Access off' }).waitFor()
  await page.getByRole('tab', { name: /Users/ }).click()
  await page.getByRole('link', { name: 'Oskar Berg', exact: true }).click()
  await drawer('Edit User').getByRole('button', { name: 'Delete user' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 user in 2 organisations.').waitFor()
})
