import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { agents } from '#shared/agents/routes'
import { caller } from '#shared/call'
import type { workspaces } from '#shared/workspaces/routes'
import { enter } from '#test/support/browser/sign-in'
import { watchPage } from '#test/support/browser/watch-page'
import type { Owner } from '#test/support/local/new-owner'
import { ownRun } from '#test/support/local/own-run'
import { sharedSite } from '#test/support/local/shared-site'
import type { LocalRun } from '#test/support/local/start-local-run'
import type { FixtureSite } from '#test/support/providers/fixture-site'
import { signIn } from '#test/support/providers/user-pool-calls'

let local: LocalRun
let browser: Browser
let owner: Owner
let site: FixtureSite
let page: Page
let found: () => Promise<readonly string[]>
let requests: string[] = []

const at = (path: string) => new URL(path, site.origin).href
const isShown = (image: Locator) => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)
const dashboard = () => local.addresses.dashboard

beforeAll(async () => {
  ;({ local, browser, owner } = await ownRun())
  site = await sharedSite.get()
  const png = await readFile('docs/pictures/widget.png')
  // each has bytes of its own: the same picture has one copy, wherever it comes from
  site.serve((path) =>
    /^\/(agent|background|typed|workspace|user)\.png$/.test(path)
      ? { body: Buffer.concat([png, Buffer.from(path)]), headers: { 'content-type': 'image/png' } }
      : undefined,
  )
  const { agentId } = owner
  const { idToken } = await signIn(local.addresses.ports, owner.email, owner.password)
  const call = caller<typeof agents & typeof workspaces>({ base: `${dashboard()}/api/eu`, token: async () => idToken })
  const pictures = { roundedImageURL: at('/agent.png'), chatBgURL: at('/background.png') }
  await call('POST /v2/agents/{agentId}', { agentId, ...pictures })
  await call('POST /v2/agents/{agentId}/publish', { agentId })
  const { uid } = (await call('POST /v2/me', {})).workspace
  await call('POST /v2/workspaces/{workspaceId}', { workspaceId: uid, workspacePhotoURL: at('/workspace.png') })
  await call('POST /v2/me/profile', { displayName: 'Olga', photoURL: at('/user.png') })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  ;({ page, found } = await watchPage(context))
  page.on('request', (request) => requests.push(request.url()))
  await enter(page, local, owner)
})
beforeEach(() => {
  requests = []
})

/** No request left for a host that an owner named, and no policy had to prevent one. */
const expectOwnHostsOnly = async () => {
  expect(await found()).toEqual([])
  const hosts = new Set(requests.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).host))
  expect([...hosts]).not.toContain(new URL(site.origin).host)
}

test('the lists and menus of the dashboard show pictures of other hosts from our own', async () => {
  await page.goto(`${dashboard()}/app/eu/agents`)
  const avatar = page.locator('.vg-rows .vg-avatar img').first()
  await expect.poll(() => isShown(avatar)).toBe(true)
  await page.getByRole('banner').locator('.vg-crumb').first().click()
  const menu = page.locator('.vg-menu .vg-avatar img')
  await expect.poll(() => menu.count()).toBe(2)
  for (const image of await menu.all()) await expect.poll(() => isShown(image)).toBe(true)
  await expectOwnHostsOnly()
})

test('the preview and the form show a picture that was just typed, and one that is none leaves the initials', async () => {
  await page.goto(`${dashboard()}/app/eu/agents/${owner.agentId}/overview`)
  const preview = page.frameLocator('iframe[title="Preview of the widget"]')
  const header = preview.locator('.head .avatar img').last()
  await expect.poll(() => isShown(header)).toBe(true)
  const saved = await header.getAttribute('src')
  await page.getByRole('button', { name: /^Remove .*agent\.png$/ }).click()
  await page
    .locator('.vg-field', { hasText: 'Cropped to a square' })
    .getByRole('button', { name: 'or an address' })
    .click()
  const address = page.getByLabel('Picture: address')
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
  await address.fill(at('/typed.png'))
  await expect.poll(() => header.getAttribute('src').then((src) => src !== saved && src !== null)).toBe(true)
  await expect.poll(() => isShown(header)).toBe(true)
  const background = () =>
    preview
      .getByRole('dialog')
      .last()
      .evaluate((panel) => getComputedStyle(panel).getPropertyValue('--picture'))
  await expect.poll(background).toContain('/media/eu/')
  await address.fill(at('/none.png'))
  await expect.poll(() => preview.locator('.head .avatar img').count()).toBe(0)
  await page.getByText('No picture found at this address.').waitFor()
  await expectOwnHostsOnly()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('Chats shows them too', async () => {
  await page.goto(`${dashboard()}/app/eu/agents/${owner.agentId}/convos`)
  await page.getByRole('heading', { name: 'Chats', level: 1 }).waitFor()
  await expect.poll(() => isShown(page.locator('.vg-agent-side .vg-avatar img'))).toBe(true)
  await expectOwnHostsOnly()
})

test('so does the widget, in its frame and on a page', async () => {
  await page.goto(`${dashboard()}/app/eu/render/${owner.agentId}/iframe`)
  await expect.poll(() => isShown(page.locator('.head .avatar img').first())).toBe(true)
  await expectOwnHostsOnly()
  await page.goto(local.addresses.page)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await expect.poll(() => isShown(page.locator('.head .avatar img').last())).toBe(true)
  await expectOwnHostsOnly()
})
