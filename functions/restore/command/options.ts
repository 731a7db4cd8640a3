import { parseArgs } from 'node:util'

export const USAGE = `npm run reconcile -- --table <name> --at <time> [--bucket <name>] [--pool <id>]... [--window <minutes>] [--repair]

  --table    the restored table
  --at       the time that was restored: 2026-11-22T19:30:00Z
  --bucket   the files bucket that belongs to it
  --pool     every user pool of the installation, this region's first
  --window   minutes before that time in which a transaction may be cut; 60 by default
  --repair   writes what the rules change; without it nothing is written

AWS_REGION names the region, AWS_ENDPOINT_URL another place than AWS.`

export interface CommandOptions {
  readonly table: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly windowMs: number
  readonly bucket: string | undefined
  readonly pools: readonly string[]
  readonly repair: boolean
}

/** The command's options; throws with what is wrong. */
export const readOptions = (args: readonly string[]): CommandOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      table: { type: 'string' },
      at: { type: 'string' },
      bucket: { type: 'string' },
      pool: { type: 'string', multiple: true },
      window: { type: 'string', default: '60' },
      repair: { type: 'boolean', default: false },
    },
  })
  const at = Date.parse(values.at ?? '')
  const windowMinutes = Number(values.window)
  if (!values.table) throw new Error('--table is missing')
  if (Number.isNaN(at)) throw new Error(`--at is no time: ${values.at ?? 'missing'}`)
  if (!(windowMinutes > 0)) throw new Error(`--window is no number of minutes: ${values.window}`)
  return {
    table: values.table,
    at,
    windowMs: windowMinutes * 60_000,
    bucket: values.bucket,
    pools: values.pool ?? [],
    repair: values.repair,
  }
}
