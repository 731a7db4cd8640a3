import { expect, test } from 'vitest'
import { plainText } from '#shared/conversations/plain-text'

test.each([
  ['**Opening hours**: nine to five. [1]', 'Opening hours: nine to five.'],
  ['| Service | Price |\n| --- | --- |\n| Full service | 139 euros |\n[1]', 'Service, Price Full service, 139 euros'],
  ['- one\n- two\n\n1. three', 'one two three'],
  ['See [the manual](https://example.com/a_b) and `max_connections`.', 'See the manual and max_connections.'],
  ['See [a (b)](https://example.com/a_(b)), ![a](b) and [c]', 'See a (b), a and [c]'],
  ['# Title\n\n> said', 'Title said'],
  ['2 * 3 * 4 and snake_case_name stay', '2 * 3 * 4 and snake_case_name stay'],
  ['> a\n>\n> b', 'a b'],
  ['| a |\n| :-- |\n\n\n| b |', 'a b'],
  ['', ''],
])('%j becomes %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

// a second each, as empty lines took before, and the run would not end
test.each(['\n', ' ', '| -- ', '['])('two hundred texts of %j and a letter take no time', (piece) => {
  const texts = Array.from({ length: 200 }, () => `${piece.repeat(1_279 / piece.length)}x`)
  expect(texts.filter((text) => plainText(text).length > 160)).toEqual([])
})

test('a long text is shortened, and a hostile one costs no more time than its beginning', () => {
  expect(plainText('word '.repeat(10_000)).length).toBeLessThanOrEqual(160)
  expect(plainText('|-'.repeat(200_000)).length).toBeLessThanOrEqual(160)
})
