import { expect, test } from 'vitest'
import { readLinks } from '#functions/crawls/pages/read-links'
import { parseSitemap } from '#functions/crawls/site/parse-sitemap'
import { isSafeSvg } from '#functions/files/pictures/is-safe-svg'
import { htmlToText } from '#functions/workspaces/mail/html-to-text'
import { readMarkup } from '#lib/read-markup'

// a million open elements would keep the parser busy for most of an hour
const deep = '<b>'.repeat(1_000_000)

test('hopeless nesting ends the reading early', () => {
  let elements = 0
  expect(readMarkup(deep, { onopentag: () => void elements++ })).toBe(false)
  expect(elements).toBeLessThan(10_000)
  expect(readMarkup('<b>x</b>'.repeat(5000), {})).toBe(true)
})

test('a caller ends it when it has enough', () => {
  let elements = 0
  const isEnough = () => elements > 10
  expect(readMarkup('<b></b>'.repeat(10_000), { onopentag: () => void elements++ }, { isEnough })).toBe(false)
  expect(elements).toBeLessThan(10_000)
})

test('what a third party nests hopelessly gives what comes before', () => {
  const page = `<a href="/a">a</a>${deep}<a href="/b">b</a>`
  expect(readLinks(page, 'https://x.example/').links).toEqual(['https://x.example/a'])
  const sitemap = `<urlset><url><loc>https://x.example/a</loc></url>${deep}`
  expect(parseSitemap(new TextEncoder().encode(sitemap)).pages).toEqual(['https://x.example/a'])
  expect(htmlToText(`<p>Hello</p>${deep}`)).toBe('Hello')
  expect(isSafeSvg(new TextEncoder().encode(`<svg>${'<g>'.repeat(30_000)}`))).toBe(false)
})
