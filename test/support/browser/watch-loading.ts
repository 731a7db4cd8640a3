import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Counts what a page asks for from now on. The answer waits until all of it has come and was drawn without asking for more,
 * and nothing on the page says that it is busy.
 */
export const watchLoading = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const pending = () => [...open].map((request) => request.url())
  const drawn = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return [...document.querySelectorAll('[aria-busy="true"]')].map(({ localName }) => `${localName} is busy`)
    })
  return () => expect.poll(async () => [...pending(), ...(await drawn()), ...pending()]).toEqual([])
}
