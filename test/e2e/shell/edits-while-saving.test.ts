import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { oneStory } from '#test/support/browser/one-story'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'
import { gate } from '#test/support/worlds/gate'

let local: LocalRun
let browser: Browser
let owner: Owner
let page: Page
let agentId = ''

const at = (path: string) => `${local.addresses.dashboard}${path}`

/** Delays the responses of an address until the gate opens; `asked` resolves once the first request waits. */
const hold = async (address: RegExp, method: string) => {
  const door = gate()
  const asked = gate()
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    asked.open()
    await door.opened
    await route.continue()
  })
  return { asked: asked.opened, open: door.open }
}

oneStory()

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  agentId = await openFirstAgent(page)
})

test('changes made while a new Q&A is being added are edits of that Q&A', async () => {
  await page.goto(at(`/app/eu/agents/${agentId}/kb?tab=qa&pair=new`))
  const answer = page.getByRole('textbox', { name: 'Answer', exact: true })
  await page.getByRole('textbox', { name: 'Question', exact: true }).first().fill('Where do I park?')
  await answer.fill('In the yard.')
  const adding = await hold(/\/knowledge\/pairs$/, 'POST')
  await page.getByRole('button', { name: /Add Q&A/ }).click()
  await adding.asked
  await answer.fill('In the yard behind the house.')
  adding.open()
  await page.waitForURL(/pair=[0-9A-Z]{26}/)
  await page.getByText('Not edited yet').waitFor()
  await expect.poll(() => answer.inputValue()).toBe('In the yard behind the house.')
  await page.keyboard.press('Control+s')
  await page.getByText('Edited once').waitFor()
  await page.reload()
  await expect.poll(() => answer.inputValue()).toBe('In the yard behind the house.')
})

test('the next new Q&A starts empty', async () => {
  await page
    .getByRole('link', { name: 'New Q&A' })
    .or(page.getByRole('button', { name: 'New Q&A' }))
    .first()
    .click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Question', exact: true }).first().inputValue()).toBe('')
})

test('changes made while a profile is being saved stay until they are saved, too', async () => {
  await page.goto(at('/app/eu/profile'))
  const name = page.getByLabel('Your name')
  await name.fill('Dana')
  const saving = await hold(/\/v2\/me\/profile$/, 'POST')
  await page.getByRole('button', { name: 'Save' }).click()
  await saving.asked
  await name.fill('Dana Demo')
  const answered = page.waitForResponse(/\/v2\/me\/profile$/)
  saving.open()
  await answered
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).not.toBe('true')
  await expect.poll(() => name.inputValue()).toBe('Dana Demo')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your profile is saved.').first().waitFor()
  await page.goto(at('/app/eu/profile'))
  await expect.poll(() => name.inputValue()).toBe('Dana Demo')
})

test('a save without a connection waits, says so, and is sent once online', async () => {
  await page.goto(at(`/app/eu/agents/${agentId}/settings?tab=technical`))
  const prompt = page.getByLabel('System prompt')
  await prompt.fill('Answer like a harbour master.')
  await page.context().setOffline(true)
  const note = page.getByText(/^Offline\. As of \d\d:\d\d\. Changes you save are sent when you are back online\.$/)
  await note.waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.context().setOffline(false)
  await note.waitFor({ state: 'detached' })
  await page.getByText('There are unsaved changes.').first().waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => prompt.inputValue()).toBe('Answer like a harbour master.')
})
