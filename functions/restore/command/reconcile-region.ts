import type { Finding } from '#functions/restore/finding'
import { openIntake } from '#functions/restore/intake'
import { applyRules } from '#functions/restore/reconcile'
import { s3Files } from '#lib/s3-files'
import type { CommandOptions } from './options.ts'
import { restoredTable } from './restored-table.ts'

export interface Reconciled {
  readonly rows: number
  readonly files: number | undefined
  readonly changes: number
  readonly findings: readonly Finding[]
}

/** The folders whose files the rules ask about; the pages of crawls would be most of a bucket. */
const FOLDERS = ['knowledge/', 'attachments/']

/** Reads a restored region, the table twice, compares its parts and, if asked to, writes what makes them agree. The region must not run. */
export const reconcileRegion = async ({
  table: name,
  at,
  windowMs,
  bucket,
  pools,
  repair,
}: CommandOptions): Promise<Reconciled> => {
  const table = restoredTable(name)
  const bucketFiles = bucket === undefined ? undefined : s3Files(bucket)
  const paths = bucketFiles && (await Promise.all(FOLDERS.map(bucketFiles.list))).flat()
  const intake = openIntake({
    at,
    windowMs,
    ...(paths ? { files: new Set(paths) } : {}),
    ...(pools.length > 0 ? { pools } : {}),
  })
  const rows = await table.each(intake.first)
  await table.each(intake.second)
  const { findings, changes } = applyRules(intake.copy())
  if (repair) await table.write(changes)
  return { rows, files: paths?.length, changes: changes.length, findings }
}
