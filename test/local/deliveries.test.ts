import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deadLetters } from '#infra/local/region/events/dead-letters'
import { deliveries } from '#infra/local/region/events/deliveries'
import { openJournal } from '#infra/local/region/events/open-journal'
import { eventually } from '#test/support/local/eventually'

let directory: string
let journal: ReturnType<typeof openJournal>
let stop: () => Promise<void>
const attempts: string[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'parley-deliveries-'))
  journal = openJournal(join(directory, 'journal.sqlite'))
  attempts.length = 0
})
afterEach(async () => {
  await stop()
  journal.close()
  rmSync(directory, { recursive: true, force: true })
})

const failing = (brief: readonly string[]) => {
  const queue = deliveries(
    journal,
    {
      invoke: async (name) => {
        attempts.push(name)
        throw new Error('the other side is away')
      },
    },
    { retryDelaysMs: [1, 1], brief: new Set(brief) },
  )
  stop = queue.stop
  return queue
}
const pending = () => journal.prepare('SELECT count(*) AS count FROM deliveries').get()
const everythingIsDone = () => eventually('nothing is pending', async () => pending()?.count === 0)

test('a brief delivery that fails is not repeated and leaves no dead letter; any other is tried three times', async () => {
  const queue = failing(['live/push'])
  queue.accept([
    { functionName: 'live/push', event: {} },
    { functionName: 'mail/send', event: {} },
  ])
  queue.start()
  await everythingIsDone()
  expect(attempts.toSorted()).toEqual(['live/push', 'mail/send', 'mail/send', 'mail/send'])
  expect(deadLetters(journal).list()).toMatchObject([{ function: 'mail/send' }])
})

test('a brief delivery that waited over a minute is dropped, any other comes late', async () => {
  const queue = failing(['live/push'])
  queue.accept([
    { functionName: 'live/push', event: {} },
    { functionName: 'mail/send', event: {} },
  ])
  journal.prepare('UPDATE deliveries SET due = ?').run(Date.now() - 60_001)
  queue.start()
  await everythingIsDone()
  expect(new Set(attempts)).toEqual(new Set(['mail/send']))
})
