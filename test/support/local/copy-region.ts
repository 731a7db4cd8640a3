import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Copies a part of a running local run's data, whole in itself as each of AWS's restores is: SQLite files as of one moment, whatever
 * writes to them, other files as they are. `part` is a file or a folder below both directories.
 */
export const copyPart = async (dataDir: string, part: string, target: string): Promise<void> => {
  if (/\.sqlite$|\.db$/.test(part)) {
    await mkdir(dirname(join(target, part)), { recursive: true })
    const file = new DatabaseSync(join(dataDir, part))
    file.exec('PRAGMA busy_timeout = 10000')
    file.prepare('VACUUM INTO ?').run(join(target, part))
    return file.close()
  }
  const entries = await readdir(join(dataDir, part), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return cp(join(dataDir, part), join(target, part))
  await mkdir(join(target, part), { recursive: true })
  // what SQLite has beside a file is in its copy already
  for (const { name } of entries.filter(({ name }) => !/-(wal|shm|journal)$/.test(name)))
    await copyPart(dataDir, join(part, name), target)
}

/**
 * Puts a copied table's items back to an older copy's, by their keys about half of them: as if each had been restored to one of
 * two moments, the parts of one transaction included.
 */
export const tearTable = (newer: string, older: string, table: string): void => {
  const file = new DatabaseSync(newer)
  file.prepare('ATTACH ? AS older').run(older)
  const chosen = 'name = ? AND (unicode(substr(pk, -1)) + unicode(substr(sk, -1))) % 2 = 0'
  file.prepare(`DELETE FROM main.items WHERE ${chosen}`).run(table)
  file.prepare(`INSERT INTO main.items SELECT * FROM older.items WHERE ${chosen}`).run(table)
  file.close()
}
