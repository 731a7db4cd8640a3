import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import { type FoundRegex, regexesIn } from './regexes-in.ts'
import { reviewedConstructed } from './reviewed-constructed.ts'
import { timeOf } from './time-of.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** What meets texts of visitors, models, websites and files. */
const rooms = ['events', 'functions', 'shared', 'widget']

const files = rooms.flatMap((room) =>
  readdirSync(root + room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `${room}/${path}`),
)
const found = files.map((file) => ({
  file,
  ...regexesIn(readFileSync(root + file, 'utf8'), extname(file) === '.tsx' ? 'tsx' : 'ts'),
}))

const written = ({ source, flags }: FoundRegex): string => `/${source}/${flags}`
const places = new Map<string, { readonly regex: FoundRegex; readonly files: string[] }>()
for (const { file, regexes } of found)
  for (const regex of regexes) {
    const known = places.get(written(regex))
    if (known) known.files.push(file)
    else places.set(written(regex), { regex, files: [file] })
  }

test('every form of a regular expression is found in code', () => {
  const code =
    'const a = /x+/g; const b = new RegExp("y*", "i"); const c = RegExp(a.source); const d = <p>{/v/.test(t)}</p>'
  expect(regexesIn(code, 'tsx')).toEqual({
    regexes: [
      { source: 'x+', flags: 'g' },
      { source: 'y*', flags: 'i' },
      { source: 'v', flags: '' },
    ],
    constructed: ['RegExp(a.source)'],
  })
})

test.each([
  ['(a+)+$', 'exponential'],
  ['a+b', '2nd degree polynomial'],
  // tried out, since it cannot be proved
  ['(?<!x)[ab]*c', '2nd degree polynomial'],
  ['(?<![ab])[ab]*c', 'linear'],
])('the time of /%s/ is %s', async (source, time) => {
  expect(await timeOf({ source, flags: '' })).toMatch(new RegExp(`^${time}`))
})

const regexes = [...places].toSorted(([one], [other]) => (one < other ? -1 : 1))

test(`no regular expression of ours backtracks over a text (${choice})`, async () => {
  expect(regexes.length).toBeGreaterThan(400)
  const faults: string[] = []
  for (const [name, { regex, files }] of oneOfEach(12, regexes)) {
    const time = await timeOf(regex)
    if (time !== 'linear') faults.push(`${name} in ${files.join(', ')} is ${time}`)
  }
  expect(faults).toEqual([])
}, 1_800_000)

test('a regular expression that the program builds is reviewed', () => {
  const built = found.filter(({ constructed }) => constructed.length > 0)
  expect(Object.fromEntries(built.map(({ file, constructed }) => [file, constructed.length]))).toEqual(
    Object.fromEntries(Object.entries(reviewedConstructed).map(([file, { count }]) => [file, count])),
  )
})
