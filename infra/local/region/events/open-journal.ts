import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brokenData } from '#infra/local/open-data-directory'

/**
 * What a region has accepted and not finished yet, on disk before the caller gets its answer: deliveries, dead
 * letters, running flows and the last run of each schedule. Also read by `npm run dlq` from another process.
 */
export const openJournal = (path: string): DatabaseSync => {
  mkdirSync(dirname(path), { recursive: true })
  try {
    const journal = new DatabaseSync(path)
    journal.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS deliveries (
        id TEXT PRIMARY KEY, function TEXT NOT NULL, event TEXT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL
      );
      CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (due);
      CREATE TABLE IF NOT EXISTS dead (
        id TEXT PRIMARY KEY, function TEXT NOT NULL, event TEXT NOT NULL,
        attempts INTEGER NOT NULL, error TEXT NOT NULL, at INTEGER NOT NULL
      );
      CREATE TABLE IF NOT EXISTS schedules (name TEXT PRIMARY KEY, ran INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS executions (
        arn TEXT PRIMARY KEY, flow TEXT NOT NULL, name TEXT NOT NULL, input TEXT NOT NULL, status TEXT NOT NULL,
        output TEXT, error TEXT, cause TEXT, started INTEGER NOT NULL, stopped INTEGER
      );
    `)
    return journal
  } catch {
    throw brokenData(path, 'The journal')
  }
}
