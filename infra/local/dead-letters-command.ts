import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { regionNames } from '#shared/regions'
import { type DeadLetter, deadLetters } from './region/events/dead-letters.ts'
import { openJournal } from './region/events/open-journal.ts'

const USAGE = 'npm run dlq -- list | show <id> | redrive [<id>]'

const line = (region: string, { id, function: name, attempts, error, at }: DeadLetter): string =>
  `${id}  ${region}  ${new Date(at).toISOString()}  ${name}  after ${attempts} attempts: ${error}`

const root = resolve(import.meta.dirname, '../..')
const dataDir = resolve(process.env.LOCAL_DIR ?? join(root, '.local'))
const [command = 'list', id] = process.argv.slice(2)

const queues = regionNames.flatMap((region) => {
  const path = join(dataDir, region, 'journal.sqlite')
  return existsSync(path) ? [{ region, queue: deadLetters(openJournal(path)) }] : []
})

/** Lists the dead letters of both regions and redrives them, whether or not Parley is running. */
switch (command) {
  case 'list': {
    const lines = queues.flatMap(({ region, queue }) => queue.list().map((letter) => line(region, letter)))
    console.log(lines.length > 0 ? lines.join('\n') : 'No dead letters.')
    break
  }
  case 'show': {
    const letter = queues.flatMap(({ queue }) => queue.list()).find((it) => it.id === id)
    console.log(
      letter ? JSON.stringify({ ...letter, event: JSON.parse(letter.event) }, undefined, 2) : `No letter ${id}.`,
    )
    break
  }
  case 'redrive': {
    const count = queues.reduce((sum, { queue }) => sum + queue.redrive(id, Date.now()), 0)
    console.log(`${count} redriven; a running Parley delivers them within a second, otherwise the next start does.`)
    break
  }
  default:
    console.error(USAGE)
    process.exit(1)
}
