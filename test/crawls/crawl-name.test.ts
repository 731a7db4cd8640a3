import { expect, test } from 'vitest'
import { crawlName } from '#shared/crawls/crawl-name'

test.each([
  [['https://shop.example'], 'shop.example'],
  [['https://shop.example:8443/?from=mail'], 'shop.example:8443'],
  [['https://shop.example/docs/en/'], 'shop.example/docs/en'],
  [['https://shop.example/docs/en/a.html', 'https://shop.example/docs/en/b.html'], 'shop.example/docs/en'],
  [['https://shop.example/docs', 'https://shop.example/docs/en'], 'shop.example/docs'],
  [['https://shop.example/docs', 'https://shop.example/blog'], 'shop.example'],
  [['https://shop.example/docs', 'https://shop.example/'], 'shop.example'],
  [['not an address'], 'not an address'],
  [[], ''],
])('a crawl of %j is called %s', (seeds, name) => {
  expect(crawlName(seeds)).toBe(name)
})

test('a name is never longer than a title', () => {
  expect(crawlName([`https://shop.example/${'long/'.repeat(100)}`])).toHaveLength(200)
})
