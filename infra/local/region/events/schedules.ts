import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { localNames } from '#infra/local/region/local-names'
import { type Region, regions } from '#shared/regions'
import type { Deliveries } from './deliveries.ts'
import { nextRun } from './next-run.ts'

export interface Schedules {
  readonly start: () => void
  readonly stop: () => void
  /** Starts a row now, outside its schedule. */
  readonly runNow: (name: string) => void
}

/** A timer of Node takes 24.8 days at most; looking more often than needed is harmless. */
const LOOK_AT_LEAST_MS = 60_000

/** EventBridge's schedules: each run is one delivery. The last run of each is kept, so a restart neither skips nor doubles one. */
export const schedules = (
  region: Region,
  rows: Readonly<Record<string, string>>,
  journal: DatabaseSync,
  { accept }: Pick<Deliveries, 'accept'>,
): Schedules => {
  const known = journal.prepare('SELECT ran FROM schedules WHERE name = ?')
  const keep = journal.prepare('INSERT OR REPLACE INTO schedules (name, ran) VALUES (?, ?)')
  const since = Date.now()
  let timer: NodeJS.Timeout | undefined

  const lastRun = (name: string): number => (known.get(name) as { ran: number } | undefined)?.ran ?? since

  const runNow = (name: string): void => {
    if (!(name in rows)) throw new Error(`${name} is no schedule`)
    const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z')
    const detail = { version: '0', id: randomUUID(), 'detail-type': 'Scheduled Event', source: 'aws.scheduler' }
    accept([
      {
        functionName: name,
        event: {
          ...detail,
          account: localNames.account,
          time,
          region: regions[region].aws,
          resources: [],
          detail: '{}',
        },
      },
    ])
    keep.run(name, Date.now())
  }

  const look = (): void => {
    const now = Date.now()
    for (const [name, schedule] of Object.entries(rows)) if (nextRun(schedule, lastRun(name)) <= now) runNow(name)
    const soonest = Math.min(...Object.entries(rows).map(([name, schedule]) => nextRun(schedule, lastRun(name))))
    timer = setTimeout(look, Math.max(50, Math.min(LOOK_AT_LEAST_MS, soonest - Date.now())))
  }

  return {
    start: () => {
      if (Object.keys(rows).length > 0) look()
    },
    stop: () => clearTimeout(timer),
    runNow,
  }
}
