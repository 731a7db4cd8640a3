import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Runs every independent measurement of this folder, one after the other; `npm run bench -- turns` runs one. */
const measurements = [
  'adapter',
  'turn',
  'turns',
  'hook',
  'capacity-of-turn',
  'hot-payer',
  'empty-payer',
  'retrieval',
  'offline-answers',
  'answers',
  'import-memory',
  'crawl',
  'brand',
  'widget-opening',
  'widget-rivals',
]

const wanted = process.argv.slice(2)
const folder = import.meta.dirname
const unknown = wanted.filter((name) => !readdirSync(folder).includes(`${name}.ts`))
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}. There are: ${measurements.join(', ')}.`)
  process.exit(1)
}
for (const name of wanted.length > 0 ? wanted : measurements) {
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [join(folder, `${name}.ts`)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
