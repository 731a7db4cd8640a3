import { expect, test, vi } from 'vitest'
import { readLinks } from '#functions/crawls/pages/read-links'

const PAGE = 'https://a.example/page'

test('a base of a megabyte is ignored: each link would repeat it', () => {
  const parsed = vi.spyOn(URL, 'parse')
  const links = Array.from({ length: 2000 }, (_, at) => `<a href="p${at}">`).join('')
  const found = readLinks(`<base href="/${'x'.repeat(1_000_000)}/">${links}`, PAGE)
  const characters = parsed.mock.calls.reduce((sum, [url, base]) => sum + String(url).length + String(base).length, 0)
  vi.restoreAllMocks()
  expect(found.links).toHaveLength(2000)
  expect(found.links[7]).toBe('https://a.example/p7')
  expect(characters).toBeLessThan(100_000)
})

test('an address that no server takes is no link, and no canonical one', () => {
  const long = `/${'x'.repeat(4000)}`
  const html = `<link rel="canonical" href="${long}"><base href="/shop/"><a href="${long}"><a href="cart">`
  expect(readLinks(html, PAGE)).toEqual({ links: ['https://a.example/shop/cart'] })
})
