import type { Finding } from '#functions/restore/finding'
import { reconcile } from '#functions/restore/reconcile'
import { s3Files } from '#lib/s3-files'
import type { CommandOptions } from './options.ts'
import { restoredTable } from './restored-table.ts'

export interface Reconciled {
  readonly rows: number
  readonly files: number | undefined
  readonly changes: number
  readonly findings: readonly Finding[]
}

/** Reads a restored region, compares its parts and, if asked to, writes what makes them agree. The region must not run. */
export const reconcileRegion = async ({
  table: name,
  at,
  windowMs,
  bucket,
  pools,
  repair,
}: CommandOptions): Promise<Reconciled> => {
  const table = restoredTable(name)
  const items = await table.read()
  const paths = bucket === undefined ? undefined : await s3Files(bucket).list('')
  const { findings, changes } = reconcile(items, {
    at,
    windowMs,
    ...(paths ? { files: new Set(paths) } : {}),
    ...(pools.length > 0 ? { pools } : {}),
  })
  if (repair) await table.write(changes)
  return { rows: items.length, files: paths?.length, changes: changes.length, findings }
}
