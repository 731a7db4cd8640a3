import { createHash } from 'node:crypto'

/** What the loop takes on the machine that test/run/budget.json was recorded on, with nothing else running. */
const REFERENCE_MS = 500

/** A fixed piece of work of the kind that tests do: objects, strings, sorting, hashing. */
const work = (): string => {
  let text = ''
  for (let round = 0; round < 176; round++) {
    const rows = Array.from({ length: 4_000 }, (_, at) => ({ id: (at * 2_654_435_761) % 65_536, text: `row ${at}` }))
    const sorted = rows.toSorted((one, other) => one.id - other.id || one.text.localeCompare(other.text))
    text = createHash('sha256').update(JSON.stringify(sorted)).update(text).digest('hex')
  }
  return text
}

/**
 * How many times slower than the reference a second of this processor is just now: 1 on the reference machine, 1.3 where
 * its two cores are also in use. Counted in processor time, so that waiting for a core does not count.
 */
export const slowness = (): number => {
  work()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / REFERENCE_MS
}
