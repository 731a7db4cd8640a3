import type { DatabaseSync } from 'node:sqlite'

/** An event whose every attempt failed. */
export interface DeadLetter {
  readonly id: string
  readonly function: string
  readonly event: string
  readonly attempts: number
  readonly error: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A region's dead-letter queue: read them, and return them for another delivery. */
export const deadLetters = (journal: DatabaseSync) => ({
  list: (): readonly DeadLetter[] => journal.prepare('SELECT * FROM dead ORDER BY at').all() as unknown as DeadLetter[],
  /** Redrives one dead letter, or all; returns how many. */
  redrive: (id: string | undefined, now: number): number => {
    journal.exec('BEGIN IMMEDIATE')
    const which = id === undefined ? '' : ' WHERE id = ?'
    const given = id === undefined ? [] : [id]
    const { changes } = journal
      .prepare(
        `INSERT OR IGNORE INTO deliveries (id, function, event, due) SELECT id, function, event, ? FROM dead${which}`,
      )
      .run(now, ...given)
    journal.prepare(`DELETE FROM dead${which}`).run(...given)
    journal.exec('COMMIT')
    return Number(changes)
  },
})
