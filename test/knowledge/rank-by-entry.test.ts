import { describe, expect, it, test } from 'vitest'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { definesName } from '#functions/knowledge/index-format/lexical/defines-name'
import { openIndex } from '#functions/knowledge/index-format/open-index'

type Entry = readonly [heading: string, text: string]

const filler = Array.from(
  { length: 60 },
  (_, at): Entry => [`Chapter ${at}`, `Boats number ${at} lie at the pier and wait.`],
)

const indexOf = (entries: readonly Entry[]) => {
  const chunks = [...entries, ...filler].map(([heading, text], at) => ({
    id: `${at}`,
    sourceId: heading,
    title: 'Handbook of the harbour',
    headingPath: [heading],
    text,
    hash: `${at}`,
  }))
  return openIndex(
    buildIndex({
      sources: [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [] })),
      chunks,
    }),
  )
}

const firstOf = async (entries: readonly Entry[], text: string) => {
  const [hit] = await indexOf(entries).search({ text, limit: 3 })
  return hit?.chunk
}

test('an entry whose heading is what is asked comes before one that says it more often', async () => {
  const chatter =
    'The quarantine flag. Quarantine, quarantine signals and the quarantine anchorage are described elsewhere.'
  const found = await firstOf(
    [
      ['Signals, flags and anchorages of the port', chatter],
      ['Quarantine', 'Ships with the sick on board stay outside.'],
    ],
    'How long is the quarantine?',
  )
  expect(found?.headingPath).toEqual(['Quarantine'])
})

describe('a question that is one name', () => {
  const mention = 'Here tide_offset is used with wind, and there tide_offset without.'
  const definition =
    'wind_offset\nThe correction of the wind at the mole, in degrees.\ntide_offset\nThe correction of the tide, in minutes after the bridge.'

  it('finds the entry that defines it before those that mention it', async () => {
    const found = await firstOf(
      [
        ['Examples', mention],
        ['Settings', definition],
      ],
      'tide_offset',
    )
    expect(found?.headingPath).toEqual(['Settings'])
  })

  it('finds the beginning of its entry before what continues it', async () => {
    const found = await firstOf(
      [
        [
          'tide_offset',
          'Corrects the tide by some minutes, which the harbour master measures every spring at the bridge.',
        ],
        ['tide_offset', 'By default tide_offset is not applied.'],
      ],
      'tide_offset',
    )
    expect(found?.text).toContain('Corrects the tide')
  })
})

test('a name is defined by a line that begins with it, above its explanation or as a row', () => {
  const defining = [
    'lift\nThe crane lifts the boat out of the water.',
    'Other things.\nlift(boat, straps)\nLifts the boat out of the water.',
    'name | meaning\nlift | the boat leaves the water',
  ]
  const mentioning = [
    'A lift is a crane.',
    'lift the boat;\nlower the boat;',
    'lifted\nThe boat is out of the water.',
    'see lift\nIt is described there too.',
  ]
  expect(defining.filter((text) => !definesName(text, 'lift'))).toEqual([])
  expect(mentioning.filter((text) => definesName(text, 'lift'))).toEqual([])
})
