import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../web/', import.meta.url))

/** All modules of the dashboard that these files show, themselves included. */
const shownBy = (begin: readonly string[]): ReadonlySet<string> => {
  const found = new Set(begin)
  for (const path of found)
    for (const [, root, imported = ''] of readFileSync(`${web}${path}`, 'utf8').matchAll(/'(#web|\.)\/([^']+\.tsx)'/g))
      found.add(root === '.' ? join(dirname(path), imported) : imported)
  return found
}

/** Short-lived notices exist once, in the frame around every page. */
const frame = 'shell/root.tsx'

test('every part is shown in the styleguide', () => {
  const parts = readdirSync(`${web}ui`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const shown = shownBy([
    ...readdirSync(`${web}styleguide`).map((name) => `styleguide/${name}`),
    ...[...shownBy([frame])].filter((path) => /^ui\/feedback\/(notices|toaster)/.test(path)),
  ])
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((name) => !shown.has(`ui/${name}`))).toEqual([])
})
