import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atFileEnd } from '#test/support/browser/at-file-end'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { metaApp } from '#test/support/stand-ins/meta-app'

/** A page of a product, on another origin than Meta's: it keeps what the windows tell it. */
const html = (sdk: string, appId: string) => `<!doctype html><title>Product</title>
<script>
  window.told = []
  addEventListener('message', ({ origin, data }) => {
    try { told.push({ origin, ...JSON.parse(data) }) } catch { /* the SDK's own */ }
  })
  window.fbAsyncInit = () => FB.init({ appId: '${appId}', version: 'v25.0' })
</script>
<script src="${sdk}"></script>
<button>Continue with Meta</button>`

const visit = async (config: 'whatsappConfigId' | 'pagesConfigId') => {
  const meta = await metaApp()
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(html(`${meta.address}/graph/sdk.js`, meta.app.id)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atFileEnd(() => {
    meta[Symbol.dispose]()
    server.closeAllConnections()
    server.close()
  })
  const context = await (await sharedChromium.get()).newContext()
  const page = await context.newPage()
  const errors: string[] = []
  context.on('weberror', (each) => errors.push(each.error().message))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.evaluate((config_id) => {
    const options = { config_id, response_type: 'code', override_default_response_type: true, extras: { setup: {} } }
    const { FB } = window as unknown as { FB: { login: (done: (answer: unknown) => void, options: object) => void } }
    document.querySelector('button')?.addEventListener('click', () =>
      FB.login((answer) => {
        Object.assign(window, { answer })
      }, options),
    )
  }, meta.app[config])
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Meta' }).click()
  return { meta, page, errors, dialog: await popup }
}

const kept = (page: Page, name: string) => page.evaluate((key) => (window as never)[key], name)

test('the sign-up for WhatsApp tells the page its message and gives it a code', async () => {
  const { meta, page, errors, dialog } = await visit('whatsappConfigId')
  await dialog.getByText('Continue as Robin Meyer').waitFor()
  await dialog.getByText('A new number').click()
  await dialog.getByRole('textbox', { name: 'Display name' }).fill('Librairie du Quai')
  await dialog.getByText('Leave or fail on the way').click()
  await dialog.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(dialog)
  expect(await dialog.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect.poll(() => kept(page, 'answer')).toMatchObject({ authResponse: { code: expect.stringMatching(/^AQB/) } })
  expect(await kept(page, 'told')).toEqual([
    {
      origin: meta.address,
      type: 'WA_EMBEDDED_SIGNUP',
      event: 'FINISH',
      data: { phone_number_id: expect.any(String), waba_id: expect.any(String), business_id: expect.any(String) },
    },
  ])
  expect(dialog.isClosed()).toBe(true)
  expect(errors).toEqual([])
})

test('who leaves the sign-up says at which step, and who closes the window is no longer waited for', async () => {
  const { page, dialog } = await visit('whatsappConfigId')
  await dialog.getByText('Leave or fail on the way').click()
  await dialog.getByRole('button', { name: 'Leave at phone number setup' }).click()
  await expect.poll(() => kept(page, 'answer')).toEqual({ authResponse: null, status: 'unknown' })
  expect(await kept(page, 'told')).toMatchObject([{ event: 'CANCEL', data: { current_step: 'PHONE_NUMBER_SETUP' } }])
  await page.evaluate(() => Object.assign(window, { answer: undefined }))
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Meta' }).click()
  await (await popup).close()
  await expect.poll(() => kept(page, 'answer')).toEqual({ authResponse: null, status: 'unknown' })
})

test('the log-in for pages gives a code for those that are ticked', async () => {
  const { meta, page, dialog } = await visit('pagesConfigId')
  await dialog.getByText('Librairie du Quai').click()
  await expectAccessible(dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => kept(page, 'answer')).toMatchObject({ authResponse: { code: expect.any(String) } })
  const { authResponse } = (await kept(page, 'answer')) as { authResponse: { code: string } }
  const { body } = await meta.exchange({ code: authResponse.code })
  const listed = await meta.call('GET', 'me/accounts?fields=name', String(body.access_token))
  expect(listed.body.data?.map(({ name }) => name)).toEqual(['Ridgeline Cycles'])
})
