import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words } from '#web/features/crawls/words.de.ts'
import { inSentence } from '#web/ui/text/in-sentence.ts'

test.each([
  ['Yesterday', 'yesterday'],
  ['18 Nov', '18 Nov'],
  ['Heute, 14 Uhr', 'heute, 14 Uhr'],
  ['', ''],
])('%j inside a sentence is %j', (label, inside) => expect(inSentence(label)).toBe(inside))

test('German nouns keep their capitals in a crawl’s subtitle', () => {
  expect([words['modeOf.single'], words['modeOf.sitemap'], words['modeOf.deep']]).toEqual([
    'diese Seiten',
    'Sitemap',
    'Links folgen',
  ])
})

test('no screen writes a whole label in small letters', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx$/.test(path))
  expect(files.length).toBeGreaterThan(200)
  const found = files.filter((path) =>
    /\bt\([^()]*(?:\([^()]*\)[^()]*)*\)\.toLowerCase\(\)/.test(readFileSync(`web/${path}`, 'utf8')),
  )
  expect(found).toEqual([])
})
