import { join } from 'node:path'
import { api } from '#shared/api'
import { openApi } from '#shared/openapi'
import { type Region, regionNames } from '#shared/regions'
import { checkPorts } from './check-ports.ts'
import { startComponents } from './components/start-components.ts'
import { userPool } from './components/user-pool.ts'
import { createTables } from './database/create-tables.ts'
import { startDatabase } from './database/start-database.ts'
import { startEdge } from './edge/start-edge.ts'
import { webConfig } from './edge/web-config.ts'
import { openDataDirectory } from './open-data-directory.ts'
import { openLog } from './open-log.ts'
import type { Ports } from './ports.ts'
import { localNames } from './region/local-names.ts'
import { secretVariables } from './region/platform-secret.ts'
import type { RegionData } from './region/region-data.ts'
import { type RunningRegion, startRegion } from './region/start-region.ts'

export interface LocalOptions {
  /** Where everything lies that survives a restart. */
  readonly dataDir: string
  readonly ports: Ports
  /** The builds of the dashboard and of the widget. */
  readonly webDir: string
  readonly widgetDir: string
  /** A module exporting other `tables` than the product's (tests). */
  readonly tablesUrl?: string
  /** Operators' variables and models' keys; by default those of this process. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Waits before the second and third attempt of what is started asynchronously. */
  readonly retryDelaysMs?: readonly number[]
  /** Told what happens, one line each. */
  readonly say?: (line: string) => void
}

export interface Local {
  readonly urls: {
    readonly dashboard: string
    readonly page: string
    readonly mail: string
    readonly identity: string
    readonly objects: string
    readonly database: string
    readonly api: Readonly<Record<Region, string>>
  }
  readonly regions: Readonly<Record<Region, RunningRegion>>
  readonly stop: () => Promise<void>
}

/** What an operator may set, beside the models' keys. */
const OPERATOR = ['MAIL_FROM', 'TRACKER_URL', 'NEW_AGENT_WEBHOOK_URL', 'NEW_USER_WEBHOOK_URL', 'SAFE_FETCH_ALLOW']

const RETRY_DELAYS_MS = [1_000, 5_000]

const loopback = (port: number) => `http://127.0.0.1:${port}`

/**
 * Starts the whole product on this machine: components, both regions, the edge. Nothing of our own code is replaced;
 * only AWS is. Answers its addresses and how to end it.
 */
export const startLocal = async (options: LocalOptions): Promise<Local> => {
  const { dataDir, ports, say = () => undefined, environment = process.env } = options
  const ends: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    ends.push(openDataDirectory(dataDir))
    await checkPorts(ports)
    return await startEverything()
  } catch (failure) {
    await stop()
    throw failure
  }

  async function startEverything(): Promise<Local> {
    const dashboard = `http://localhost:${ports.edge}`
    const pools = regionNames.map(userPool)
    const origins = [dashboard, loopback(ports.edge)]
    const [database] = await Promise.all([prepareDatabase(), prepareComponents()])
    say('database, user pools, mail and objects are up')
    const regions = Object.fromEntries(
      await Promise.all(regionNames.map(async (region) => [region, await openRegion(region)] as const)),
    ) as Record<Region, RunningRegion>
    say(`regions ${regionNames.join(' and ')} are up`)
    const edge = await startEdge({
      port: ports.edge,
      webDir: options.webDir,
      widgetDir: options.widgetDir,
      regionOf: (region) => regions[region],
      connect: [
        loopback(ports.identity),
        loopback(ports.doors.eu),
        loopback(ports.doors.na),
        `ws://localhost:${ports.edge}`,
      ],
      country: environment.VIEWER_COUNTRY ?? 'US',
      documents: {
        '/config.json': () =>
          webConfig(pools, {
            identity: loopback(ports.identity),
            live: `ws://localhost:${ports.edge}`,
            vfHost: environment.VF_HOST,
          }),
        '/openapi.json': () =>
          openApi(
            api,
            regionNames.map((region) => `${dashboard}/api/${region}`),
          ),
      },
    })
    ends.push(() => {
      edge.close()
      edge.closeAllConnections()
    })
    return {
      urls: {
        dashboard,
        page: `http://localhost:${ports.page}`,
        mail: loopback(ports.mail),
        identity: loopback(ports.identity),
        objects: loopback(ports.objects),
        database,
        api: { eu: `${dashboard}/api/eu`, na: `${dashboard}/api/na` },
      },
      regions,
      stop,
    }

    async function prepareDatabase(): Promise<string> {
      const engine = await startDatabase(dataDir, ports.database)
      ends.push(engine.stop)
      await createTables(engine.endpoint, [...regionNames.map(localNames.table), localNames.directory])
      return engine.endpoint
    }

    async function prepareComponents(): Promise<void> {
      const components = await startComponents({
        dataDir,
        ports,
        pools,
        buckets: regionNames.map(localNames.bucket),
        callbackUrls: origins.map((origin) => `${origin}/login/callback`),
      })
      ends.push(components.stop)
    }

    async function openRegion(region: Region): Promise<RunningRegion> {
      const data: RegionData = {
        region,
        dataDir: join(dataDir, region),
        tablesUrl: options.tablesUrl ?? new URL('./region/region-tables.ts', import.meta.url).href,
        doorPort: ports.doors[region],
        database,
        objects: loopback(ports.objects),
        mail: loopback(ports.mail),
        identity: loopback(ports.identity),
        pools,
        publicUrl: dashboard,
        origins,
        tableName: localNames.table(region),
        directoryTableName: localNames.directory,
        bucketName: localNames.bucket(region),
        given: Object.fromEntries(
          [...OPERATOR, ...secretVariables].flatMap((name) => {
            const value = environment[name]
            return value ? [[name, value]] : []
          }),
        ),
        retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
      }
      const running = await startRegion(data, openLog(dataDir, region, say))
      ends.push(running.stop)
      return running
    }
  }
}
