import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { agencyPlaceOf } from '#infra/edge/agency-place-of'
import { securityHeaders } from '#infra/headers'
import { leaksIn, needles, withoutDefaultAccent, withoutThemes } from './needles.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))

for (const folder of ['dist/portal', 'widget/dist'])
  if (!existsSync(`${root}${folder}`)) throw new Error(`There is no ${folder}: \`npm run build\` first.`)

describe('the files of an agency’s host', () => {
  test.each(['dist/portal', 'widget/dist'])('say nothing of the platform behind: %s', (folder) => {
    const served = filesIn(folder).filter((file) => !file.endsWith('manifest.json') && !file.endsWith('.map'))
    expect(served.length).toBeGreaterThan(5)
    const textOf = (file: string) => `${file.split('/').at(-1)} ${readFileSync(`${root}${file}`, 'latin1')}`
    const isWidget = folder.startsWith('widget')
    const found = served.flatMap((file) =>
      leaksIn((isWidget ? withoutDefaultAccent : withoutThemes)(textOf(file))).map((needle) => [file, needle]),
    )
    expect(found).toEqual([])
  })

  test('are not the dashboard’s: none of its files has an address there', () => {
    const dashboard = filesIn('dist/web').map((file) => file.slice('dist/web'.length))
    expect(dashboard.length).toBeGreaterThan(50)
    for (const path of dashboard) {
      const place = agencyPlaceOf(path)
      expect([path, place.kind === 'file' && !/^\/(portal|widget)\//.test(place.path)]).toEqual([path, false])
    }
  })

  test('come with headers that name nobody', () => {
    for (const surface of ['asset', 'inner', 'media', 'answer'] as const)
      expect(leaksIn(JSON.stringify(securityHeaders(surface)))).toEqual([])
  })
})

test.each(needles)('a text that says %s is found', (needle) => {
  expect(leaksIn(`a{color:red}/* ${needle.toUpperCase()} */`)).toContain(needle)
  expect(needle.length).toBeGreaterThan(4)
})
