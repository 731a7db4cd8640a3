import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'
import type { LocalRun } from '#test/support/local/start-local-run'

let local: LocalRun
let browser: Browser
let owner: Page
let agentId = ''

const at = (path: string) => `${local.addresses.dashboard}${path}`
const demo = (search: string) => at(`/app/eu/prototype?${search}`)

/** A visitor with a link: no session, nothing stored. */
const visit = async (url: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 780 } })).newPage()
  await page.goto(url)
  return page
}

beforeAll(async () => {
  const own = await ownRun()
  ;({ local, browser } = own)
  owner = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  await enter(owner, local, own.owner)
  agentId = await openFirstAgent(owner)
})

test('anyone with the link talks to the agent, and starts again', async () => {
  const page = await visit(demo(`vg_id=${agentId}`))
  await page.getByText('Demo', { exact: true }).waitFor()
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const chat = page.frameLocator('iframe')
  const field = chat.getByRole('textbox', { name: 'Write a message' })
  await field.fill('What do you know?')
  await field.press('Enter')
  await chat.getByText('What do you know?').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Start again' }).click()
  await field.waitFor()
  await chat.getByText('What do you know?').waitFor({ state: 'detached' })
  await page.context().close()
})

test('a link to no agent says so, and a draft’s link with an invalid token says that it has expired', async () => {
  const missing = await visit(demo('vg_id=nosuchagent00000'))
  await missing.getByRole('heading', { name: 'There is no such agent.' }).waitFor()
  expect(await findAccessibilityFaults(missing)).toEqual([])
  await missing.context().close()
  for (const token of ['#dm1.Zm9yZ2Vk.Zm9yZ2Vk', '#nonsense', '']) {
    const draft = await visit(`${demo(`vg_id=${agentId}&v=draft`)}${token}`)
    await draft.getByRole('heading', { name: 'This link has expired.' }).waitFor()
    await expect.poll(() => draft.locator('iframe').count()).toBe(0)
    expect(await findAccessibilityFaults(draft)).toEqual([])
    await draft.context().close()
    const frame = await visit(at(`/app/eu/render/${agentId}/iframe#demo=${token.slice(1)}`))
    await frame.getByRole('alert').getByText('This link has expired. Ask for a new one.', { exact: true }).waitFor()
    await expect.poll(() => frame.getByRole('button').count()).toBe(0)
    await frame.context().close()
  }
})
