import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { BRIEF_DELIVERY_MS } from '#events/brief-delivery'
import type { FunctionRunner } from '#infra/local/region/functions/function-runner'
import { reportFailure } from '#infra/local/region/functions/report-failure'

export interface Deliveries {
  /** Accepts events for functions, all or none; on disk when this returns. */
  readonly accept: (deliveries: readonly { readonly functionName: string; readonly event: object }[]) => void
  readonly start: () => void
  /** Takes up nothing more and waits for what runs. */
  readonly stop: () => Promise<void>
}

interface DeliveryRow {
  readonly id: string
  readonly function: string
  readonly event: string
  readonly attempts: number
  /** When it is attempted, in milliseconds since 1970; at first when it was accepted. */
  readonly due: number
}

/** How many run at once; the cloud would take a thousand, a laptop's thread would only take turns. */
const CONCURRENCY = 24
/** `npm run dlq` gives letters back from another process, which cannot wake this one. */
const POLL_EVERY_MS = 1_000

/**
 * Lambda's asynchronous invocations: at least once, tried again twice with growing waits, then a dead letter. A delivery
 * leaves the journal only after its function succeeded, so whatever a crash interrupts is delivered again. Functions in
 * `brief` are attempted once and not after a minute, without a dead letter.
 */
export const deliveries = (
  journal: DatabaseSync,
  runner: Pick<FunctionRunner, 'invoke'>,
  { retryDelaysMs, brief }: { readonly retryDelaysMs: readonly number[]; readonly brief: ReadonlySet<string> },
): Deliveries => {
  const insert = journal.prepare('INSERT INTO deliveries (id, function, event, due) VALUES (?, ?, ?, ?)')
  const due = journal.prepare(
    'SELECT id, function, event, attempts, due FROM deliveries WHERE due <= ? ORDER BY due LIMIT ?',
  )
  const next = journal.prepare('SELECT min(due) AS due FROM deliveries WHERE due > ?')
  const again = journal.prepare('UPDATE deliveries SET attempts = ?, due = ? WHERE id = ?')
  const done = journal.prepare('DELETE FROM deliveries WHERE id = ?')
  const bury = journal.prepare(
    'INSERT OR REPLACE INTO dead (id, function, event, attempts, error, at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const running = new Map<string, Promise<void>>()
  let isOpen = false
  let timer: NodeJS.Timeout | undefined

  const atomically = (work: () => void): void => {
    journal.exec('BEGIN IMMEDIATE')
    try {
      work()
      journal.exec('COMMIT')
    } catch (failure) {
      journal.exec('ROLLBACK')
      throw failure
    }
  }

  const deliver = async (row: DeliveryRow): Promise<void> => {
    if (brief.has(row.function) && Date.now() - row.due > BRIEF_DELIVERY_MS) return void done.run(row.id)
    try {
      await runner.invoke(row.function, JSON.parse(row.event))
      done.run(row.id)
    } catch (failure) {
      reportFailure(row.function, failure)
      if (brief.has(row.function)) return void done.run(row.id)
      const attempts = row.attempts + 1
      const wait = retryDelaysMs[row.attempts]
      if (wait !== undefined) return void again.run(attempts, Date.now() + wait, row.id)
      atomically(() => {
        bury.run(row.id, row.function, row.event, attempts, String(failure).slice(0, 2000), Date.now())
        done.run(row.id)
      })
    }
  }

  const pump = (): void => {
    clearTimeout(timer)
    if (!isOpen) return
    const now = Date.now()
    // what runs is still in the journal, so ask for that many more
    for (const row of due.all(now, CONCURRENCY + running.size) as unknown as DeliveryRow[]) {
      if (running.has(row.id) || running.size >= CONCURRENCY) continue
      running.set(
        row.id,
        deliver(row).finally(() => {
          running.delete(row.id)
          setImmediate(pump)
        }),
      )
    }
    const soonest = (next.get(now) as { due: number | null } | undefined)?.due
    timer = setTimeout(pump, Math.max(1, Math.min(POLL_EVERY_MS, soonest ? soonest - now : POLL_EVERY_MS)))
  }

  return {
    accept: (accepted) => {
      const now = Date.now()
      atomically(() => {
        for (const { functionName, event } of accepted)
          insert.run(randomUUID(), functionName, JSON.stringify(event), now)
      })
      setImmediate(pump)
    },
    start: () => {
      isOpen = true
      pump()
    },
    stop: async () => {
      isOpen = false
      clearTimeout(timer)
      await Promise.allSettled(running.values())
    },
  }
}
