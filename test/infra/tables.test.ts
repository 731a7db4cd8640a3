import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { access } from '#infra/access'
import { functionRows } from '#infra/functions'
import { rows } from '#infra/rows'

const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The members of `type Variable` in a file; the two rooms may not import each other, so the texts are compared. */
const variablesIn = (path: string): string[] => {
  const [, union = ''] = /type Variable =\n((?: {2}\| '[A-Z_]+'\n)+)/.exec(source(path)) ?? []
  return [...union.matchAll(/'([A-Z_]+)'/g)].map(([, name = '']) => name)
}

test('functions read exactly the variables that infra knows of', () => {
  expect(variablesIn('functions/lib/environment.ts').length).toBeGreaterThan(5)
  expect(variablesIn('infra/environment.ts')).toEqual(variablesIn('functions/lib/environment.ts'))
})

test('every row of the tables has its file', () => {
  const missing = functionRows().filter(
    ({ name }) => !existsSync(new URL(`../../functions/${name}.ts`, import.meta.url)),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every row has its grants, and no grant is left from a row that is gone', () => {
  const names = functionRows().map(({ name }) => name)
  expect(Object.keys(access).toSorted()).toEqual(names.toSorted())
})

test('a row stands in one table only', () => {
  const names = functionRows().map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('every flow that may be started exists, and prefixes of files are folders', () => {
  const flows = Object.keys(rows().flows)
  for (const [name, { flows: started = [], readFiles = [], writeFiles = [] }] of Object.entries(access)) {
    for (const flow of started) expect(flows, `${name} starts ${flow}`).toContain(flow)
    for (const prefix of [...readFiles, ...writeFiles]) expect(prefix, name).toMatch(/^([a-z-]+\/)+$/)
  }
})

test('a path parameter has one name at its place: the streaming gateway allows no second', () => {
  const seen = new Map<string, string>()
  for (const { path, gateway } of rows().routes.filter((route) => route.gateway === 'stream')) {
    const parts = path.split('/')
    for (const [at, part] of parts.entries()) {
      if (!part.startsWith('{')) continue
      const place = `${gateway} ${parts.slice(0, at).join('/')}/`
      expect(part, place).toBe(seen.get(place) ?? part)
      seen.set(place, part)
    }
  }
})
