import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../web/', import.meta.url))

interface Import {
  readonly file: string
  /** `features/agents/queries.ts`, or `door:agents` for another feature's `public.ts`. */
  readonly target: string
  /** Part of the first load of the importing file. */
  readonly isStatic: boolean
}

const imports: readonly Import[] = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((file) =>
    [...readFileSync(web + file, 'utf8').matchAll(/(import\()?'(#web-features|#web|\.)\/([^'\n]+)'/g)].map(
      ([, dynamic, root, path = '']) => ({
        file,
        target:
          root === '#web-features'
            ? `door:${path}`
            : root === '#web'
              ? path
              : new URL(path, `file:///${file}`).pathname.slice(1),
        isStatic: dynamic === undefined,
      }),
    ),
  )

const within = (room: string) => imports.filter(({ file }) => file.startsWith(`${room}/`))
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1]
const shown = (found: readonly Import[]) => found.map(({ file, target }) => `${file} <- ${target}`)

describe('the layers of the dashboard', () => {
  test('are read with all their imports', () => {
    expect(imports.length).toBeGreaterThan(1500)
    expect(imports.filter(({ target }) => target.startsWith('door:')).length).toBeGreaterThan(30)
  })

  test('a feature imports only the doors of other features', () =>
    expect(
      shown(
        within('features').filter((found) => {
          const other = featureOf(found.target)
          return other !== undefined && other !== featureOf(found.file)
        }),
      ),
    ).toEqual([]))

  test('no feature uses its own door', () =>
    expect(
      shown(within('features').filter(({ file, target }) => target.startsWith(`door:${featureOf(file)}`))).filter(
        (line) => !/^features\/([^/]+)\/.* <- door:\1[\w-]/.test(line),
      ),
    ).toEqual([]))

  test('features import neither the shell nor the list of pages', () => {
    const upward = within('features').filter(({ target }) =>
      /^(shell|styleguide|routes\/tree|places|main)\b/.test(target),
    )
    expect(shown(upward)).toEqual([])
  })

  test('lib imports no feature, no shell and no page', () =>
    expect(
      shown(within('lib').filter(({ target }) => /^(door:|features\/|shell\/|routes\/|places)/.test(target))),
    ).toEqual([]))

  test('ui imports lib and itself', () =>
    expect(shown(within('ui').filter(({ target }) => !/^(ui|lib)\//.test(target)))).toEqual([]))

  test('the shell and the pages import features by their doors, or dynamically', () =>
    expect(
      shown([...within('shell'), ...within('routes')].filter(({ target, isStatic }) => isStatic && featureOf(target))),
    ).toEqual([]))
})
