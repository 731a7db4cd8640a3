import { api } from '#shared/api'
import { openApi } from '#shared/openapi'
import { type Region, regionNames, regions } from '#shared/regions'
import { checkPorts } from './check-ports.ts'
import { findUser } from './components/find-user.ts'
import { startComponents } from './components/start-components.ts'
import { createTables } from './database/create-tables.ts'
import { listIdentities } from './database/list-identities.ts'
import { moveBalances } from './database/move-balances.ts'
import { startDatabase } from './database/start-database.ts'
import { sweepExpired } from './database/sweep-expired.ts'
import { startDemo } from './demo/start-demo.ts'
import { startDiscordGateway } from './discord-gateway/start-discord-gateway.ts'
import type { Develop } from './edge/develop-web.ts'
import { startEdge } from './edge/start-edge.ts'
import { webConfig } from './edge/web-config.ts'
import { followSources } from './follow-sources.ts'
import { type LocalAddresses, localAddresses, loopback } from './local-addresses.ts'
import { openDataDirectory } from './open-data-directory.ts'
import { openLog } from './open-log.ts'
import type { Ports } from './ports.ts'
import { localNames } from './region/local-names.ts'
import { localTableNames } from './region/local-table-names.ts'
import { startRegion } from './region/start-region.ts'
import { type SupervisedRegion, superviseRegion } from './region/supervise-region.ts'
import { regionDataFor } from './region-data-for.ts'

export interface LocalOptions {
  /** The directory of everything that survives a restart. */
  readonly dataDir: string
  readonly ports: Ports
  /** The builds of the dashboard and of the widget. */
  readonly webDir: string
  /** Of the portal; without one its hosts have no page. */
  readonly portalDir?: string | undefined
  readonly widgetDir: string
  /** Makes the demo owner and agent, and the web page that carries the widget. */
  readonly withDemo?: boolean
  /** Gives a new demo workspace a week of use. */
  readonly withPast?: boolean
  /** Reads Discord's ordinary messages, too: a process for each region. */
  readonly withGateway?: boolean
  /** The checkout, when its sources are to be followed. */
  readonly follow?: string | undefined
  /** A module exporting other `tables` than the product's (tests). */
  readonly tablesUrl?: string
  /** Operators' variables and provider keys; by default those of this process. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Waits before the second and third attempt of what is started asynchronously. */
  readonly retryDelaysMs?: readonly number[]
  /** Receives progress messages, one line each. */
  readonly say?: (line: string) => void
}

export interface Local {
  readonly addresses: LocalAddresses
  readonly regions: Readonly<Record<Region, SupervisedRegion>>
  readonly stop: () => Promise<void>
}

const SWEEP_EVERY_MS = 10 * 60_000

const tableNames = localTableNames()

/** Senders that are verified without records: codes of the user pools have one of their own. */
const mailDomains = ({
  MAIL_FROM,
  NEUTRAL_MAIL_FROM = localNames.neutralMailFrom,
}: NodeJS.ProcessEnv): readonly string[] => [
  'parley.localhost',
  ...[MAIL_FROM, NEUTRAL_MAIL_FROM].flatMap((from) => (from ? [from.replace(/^.*@/, '').replace(/>$/, '')] : [])),
]

/**
 * Starts the whole product on this machine: components, both regions, the edge. Nothing of our own code is replaced;
 * only AWS is. Returns its addresses and a function that ends it.
 */
export const startLocal = async (options: LocalOptions): Promise<Local> => {
  const { dataDir, ports, say = () => undefined } = options
  const ends: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    ends.push(openDataDirectory(dataDir))
    await checkPorts(ports)
    const database = await startDatabase(dataDir, ports.database)
    ends.push(database.stop)
    await createTables(database.endpoint, tableNames)
    for (const table of tableNames) await moveBalances(database.endpoint, table)
    const addresses = localAddresses(ports, database.endpoint)
    const regions = await startRegions(addresses)
    // before the edge opens: a first visit reads these lists
    for (const table of tableNames)
      await listIdentities(database.endpoint, table, (sub) => findUser(loopback(ports.identity), addresses.pools, sub))
    await openEdge(addresses, regions)
    startGateways(addresses)
    ends.push(sweepTables(database.endpoint))
    return { addresses, regions, stop }
  } catch (failure) {
    await stop()
    throw failure
  }

  /** Components and regions come up side by side; deliveries and flows continue once both are running. */
  async function startRegions(addresses: LocalAddresses): Promise<Record<Region, SupervisedRegion>> {
    const components = {
      dataDir,
      ports,
      pools: addresses.pools,
      buckets: regionNames.map(localNames.bucket),
      callbackUrls: addresses.origins.map((origin) => `${origin}/login/callback`),
      configurationSets: regionNames.flatMap((region) => [
        localNames.configurationSet(region),
        localNames.agencyMail(region).replace(/^.*\//, ''),
      ]),
      database: { endpoint: addresses.database, tables: regionNames.map(localNames.table) },
      mailDomains: mailDomains(options.environment ?? process.env),
    }
    let running: Readonly<Record<Region, SupervisedRegion>> | undefined
    const starting = startComponents(components, async (awsRegion, event) => {
      const region = regionNames.find((name) => regions[name].aws === awsRegion)
      if (region) (await running?.[region].current())?.takeServiceEvent(event)
    })
    const open = async (region: Region): Promise<SupervisedRegion> => {
      const data = dataOf(region, addresses)
      const log = openLog(dataDir, region, say)
      const kept = await superviseRegion(() => startRegion(data, log, starting), say)
      ends.push(kept.stop)
      return kept
    }
    const [started, eu, na] = await Promise.all([starting, open('eu'), open('na')])
    running = { eu, na }
    // ended last: what regions finish while stopping may still need it
    ends.unshift(started.stop)
    say('database, user pools, mail, objects and both regions are up')
    return { eu, na }
  }

  function dataOf(region: Region, addresses: LocalAddresses) {
    return regionDataFor(region, addresses, { ...options, environment: options.environment ?? process.env })
  }

  /** After the edge, which their hooks are behind. */
  function startGateways(addresses: LocalAddresses): void {
    const { dashboard } = addresses
    for (const region of options.withGateway ? regionNames : [])
      ends.push(startDiscordGateway({ region, dataDir, dashboard, given: dataOf(region, addresses).given, say }))
  }

  async function openEdge(addresses: LocalAddresses, regions: Record<Region, SupervisedRegion>): Promise<void> {
    const { environment = process.env, follow } = options
    const live = `ws://localhost:${ports.edge}`
    const identity = loopback(ports.identity)
    const media = regionNames.map((region) => loopback(ports.awsProxies[region]))
    let develop: Develop | undefined
    const edge = await startEdge({
      port: ports.edge,
      webDir: options.webDir,
      portalDir: options.portalDir ?? options.webDir,
      widgetDir: options.widgetDir,
      regionOf: (region) => regions[region].current(),
      buckets: {
        eu: `${loopback(ports.objects)}/${localNames.bucket('eu')}`,
        na: `${loopback(ports.objects)}/${localNames.bucket('na')}`,
      },
      develop:
        follow === undefined
          ? undefined
          : (request, response) => develop?.(request, response) ?? Promise.resolve(false),
      signed: ports.awsProxies,
      connect: [identity, ...media, live],
      media,
      frames: addresses.frames,
      dashboards: addresses.origins,
      playedMeta: loopback(ports.providers),
      servesHost: async (host) => (await fetch(`${loopback(ports.zone)}/control/hosts/${host}`)).ok,
      country: environment.VIEWER_COUNTRY ?? 'US',
      jsonFiles: {
        '/config.json': () =>
          webConfig(addresses.pools, {
            identity,
            live,
            frames: addresses.frames,
            vfHost: environment.VF_HOST,
            hasGoogleBusiness: environment.GOOGLE_BUSINESS === 'on',
          }),
        '/openapi.json': () =>
          openApi(
            api,
            regionNames.map((region) => `${addresses.dashboard}/api/${region}`),
          ),
      },
    })
    ends.push(() => {
      edge.close()
      edge.closeAllConnections()
    })
    if (follow) {
      const restart = async () => void (await Promise.all(regionNames.map((region) => regions[region].restart())))
      const followed = await followSources(follow, edge, restart, say)
      develop = followed.develop
      ends.push(followed.stop)
    }
    if (!options.withDemo) return
    const setClock = async (earlierMs: number) => (await regions.eu.current()).setClock(earlierMs)
    ends.push(await startDemo(addresses, dataDir, say, options.withPast ? setClock : undefined))
  }

  function sweepTables(endpoint: string): () => void {
    const sweep = async () => {
      for (const table of tableNames)
        await sweepExpired(endpoint, table, Date.now()).catch((failure: unknown) =>
          say(`sweeping ${table}: ${String(failure)}`),
        )
    }
    const timer = setInterval(sweep, SWEEP_EVERY_MS)
    return () => clearInterval(timer)
  }
}
