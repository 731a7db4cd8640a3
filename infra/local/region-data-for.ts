import { join } from 'node:path'
import type { Region } from '#shared/regions'
import { type LocalAddresses, loopback } from './local-addresses.ts'
import { appVariables, secretVariables } from './region/functions/region-secrets.ts'
import { localNames } from './region/local-names.ts'
import type { RegionData } from './region/region-data.ts'
import { playedApplications } from './stand-ins/played-applications.ts'
import { providerAddresses } from './stand-ins/provider-addresses.ts'
import { zoneVariables } from './stand-ins/zone/zone-variables.ts'

/** What an operator may set, beside the provider keys. */
const OPERATOR = [
  'MAIL_FROM',
  'TRACKER_URL',
  'NEW_AGENT_WEBHOOK_URL',
  'NEW_CHANNEL_WEBHOOK_URL',
  'TELEGRAM_BASE_URL',
  'GRAPH_BASE_URL',
  'DISCORD_BASE_URL',
  'FONT_SERVICE',
  'SAFE_FETCH_ALLOW',
  ...appVariables,
]

/** Waits before the second and the third attempt; Lambda's are 1 and 2 minutes, too long for development. */
const RETRY_DELAYS_MS = [1_000, 5_000]

interface RegionOptions {
  readonly dataDir: string
  readonly tablesUrl?: string | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly retryDelaysMs?: readonly number[] | undefined
  /** Whether the process runs that reads Discord's ordinary messages. */
  readonly withGateway?: boolean | undefined
}

/** The start data of one region's thread. */
export const regionDataFor = (
  region: Region,
  { ports, pools, dashboard, page, database }: LocalAddresses,
  { dataDir, tablesUrl, environment, retryDelaysMs, withGateway = false }: RegionOptions,
): RegionData => {
  const given = Object.fromEntries(
    [...OPERATOR, ...secretVariables].flatMap((name) => {
      const value = environment[name]
      return value ? [[name, value]] : []
    }),
  )
  return {
    region,
    dataDir: join(dataDir, region),
    tablesUrl: tablesUrl ?? new URL('./region/region-tables.ts', import.meta.url).href,
    awsProxyPort: ports.awsProxies[region],
    database,
    objects: loopback(ports.objects),
    mail: loopback(ports.mail),
    zone: loopback(ports.zone),
    identity: loopback(ports.identity),
    pools,
    publicUrl: dashboard,
    tableName: localNames.table(region),
    directoryTableName: localNames.directory,
    bucketName: localNames.bucket(region),
    // the demo's web page is on loopback, which is otherwise never fetched
    given: {
      ...providerAddresses(ports.providers),
      ...zoneVariables(ports.dns),
      ...playedApplications(join(dataDir, 'providers'), region, given),
      ...given,
      // without the process nobody signs, and the panel says that ordinary messages are not read
      ...(withGateway ? {} : { DISCORD_GATEWAY_SECRET: '' }),
      SAFE_FETCH_ALLOW: [new URL(page).host, given.SAFE_FETCH_ALLOW].filter(Boolean).join(','),
    },
    retryDelaysMs: retryDelaysMs ?? RETRY_DELAYS_MS,
  }
}
