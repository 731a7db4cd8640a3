import { expect, it } from 'vitest'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { isOfChanges } from '#functions/knowledge/index-format/lexical/of-changes'
import { openIndex } from '#functions/knowledge/index-format/open-index'

const changes = 'What’s new in edition 4'
const pages = [
  [changes, 'The gangway alarm rings in the office. The gangway alarm is silent at night.'],
  ['Safety on board', 'A gangway alarm rings when the gangway moves by more than a metre, at day and at night.'],
  ...Array.from({ length: 60 }, (_, at) => [`Chapter ${at}`, `Boats number ${at} lie at the pier and wait.`] as const),
] as const

const index = openIndex(
  buildIndex({
    sources: pages.map(([id]) => ({ id, tags: [] })),
    chunks: pages.map(([title, text]) => ({ id: title, sourceId: title, title, headingPath: [], text, hash: title })),
  }),
)

const firstOf = async (text: string) => (await index.search({ text, limit: 3 }))[0]?.chunk.title

it('explains a thing by the page about it, not by the one that lists what was changed', async () => {
  expect(await firstOf('How does the gangway alarm ring?')).toBe('Safety on board')
})

it('finds the list of changes when a question asks for what is new', async () => {
  expect(await firstOf('What is new about the gangway alarm?')).toBe(changes)
  expect(await firstOf('Which changes does the gangway alarm have?')).toBe(changes)
})

it('knows lists of changes by their titles, in several languages', () => {
  const titles = ['Release notes', 'Changelog', "What's New In Python 3.2", 'Journal des modifications', '更新日志']
  expect(titles.filter((title) => !isOfChanges(title))).toEqual([])
  const others = ['News from the harbour', 'Changing money', 'Releasing a boat', 'Wijzigingenbeleid', 'New boats']
  expect(others.filter(isOfChanges)).toEqual([])
})
