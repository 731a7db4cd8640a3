import { expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { openChromium } from '#test/support/browser/open-chromium'

test('faults are found in a page, in frames of any origin and in a frame’s frame, and none where there is none', async () => {
  const browser = await openChromium()
  const page = await browser.newPage()
  const within = (body: string) => `<!doctype html><html lang="en"><title>Shop</title><main>${body}</main></html>`
  const frame = (body: string) => `<iframe title="Chat" srcdoc='${within(body).replaceAll("'", '&#39;')}'></iframe>`

  const nested = frame('<button></button><iframe title="Film" srcdoc="<html lang=en><title>F</title><input></html>">')
  await page.setContent(within(`<h1>Shop</h1><img src="data:,">${nested}`))
  const faults = await findAccessibilityFaults(page)
  expect(faults.filter((fault) => fault.startsWith('image-alt at img'))).toHaveLength(1)
  expect(faults.filter((fault) => fault.startsWith('button-name at iframe button'))).toHaveLength(1)
  expect(faults.filter((fault) => /^label at iframe.* iframe input/.test(fault))).toHaveLength(1)

  const elsewhere = '<iframe title="Map" src="data:text/html,<html lang=en><title>M</title><input></html>"></iframe>'
  const other = await browser.newPage()
  await other.setContent(within(`<h1>Shop</h1>${elsewhere}`))
  expect(await findAccessibilityFaults(other)).toEqual([expect.stringMatching(/^label at iframe input/)])

  await page.setContent(within('<h1>Shop</h1><p>Open</p>'))
  expect(await findAccessibilityFaults(page)).toEqual([])
  await browser.close()
})
