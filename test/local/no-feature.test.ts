import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { features } from '#shared/features'

const root = fileURLToPath(new URL('../../infra/local', import.meta.url))

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(ts|mjs)$/.test(path) && !/^(demo|stand-ins)\//.test(path),
)

test('the local run knows the tables and no feature: only the demo may name one, and third parties have words of their own', () => {
  const words = new RegExp(`(?<![\\w-])(${features.join('|')})(?![\\w-])`, 'g')
  const found = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(words)].map(([word]) => `${path}: ${word}`),
  )
  expect(sources.length).toBeGreaterThan(40)
  expect(found).toEqual([])
})
