import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { storedRecords } from '#infra/local/database/stored-records'
import { LocalProblem } from '#infra/local/local-problem'
import type { Ports } from '#infra/local/ports'
import { startProviders } from '#infra/local/stand-ins/start-providers'
import { startZone } from '#infra/local/stand-ins/zone/start-zone'
import { startIdentity } from './start-identity.ts'
import { type Mail, startMail } from './start-mail.ts'
import { startObjects } from './start-objects.ts'
import type { UserPool } from './user-pool.ts'

export interface ComponentsData {
  readonly dataDir: string
  readonly ports: Ports
  readonly pools: readonly UserPool[]
  readonly buckets: readonly string[]
  readonly callbackUrls: readonly string[]
  readonly configurationSets: readonly string[]
  /** The engine's endpoint, and the tables in it that may list records. */
  readonly database: { readonly endpoint: string; readonly tables: readonly string[] }
  /** Domains that the product itself sends from. */
  readonly mailDomains: readonly string[]
}

/** The messages of the thread to its parent. */
export type ComponentsMessage =
  | { readonly kind: 'ready' }
  /** An event of an AWS service for the default bus of an AWS region. */
  | { readonly kind: 'service-event'; readonly region: string; readonly event: object }
  | { readonly kind: 'failed'; readonly problem: string; readonly isOurs: boolean }

const { dataDir, ports, pools, buckets, callbackUrls, configurationSets, mailDomains, database } =
  workerData as ComponentsData
const post = (message: ComponentsMessage) => parentPort?.postMessage(message)

try {
  let identities: Mail['identities'] = () => ({})
  const dns = await startZone({
    port: ports.zone,
    dnsPort: ports.dns,
    folder: join(dataDir, 'zone'),
    stored: async () => {
      const found = await Promise.all(database.tables.map((table) => storedRecords(database.endpoint, table)))
      return Object.assign({}, ...found) as Awaited<ReturnType<typeof storedRecords>>
    },
    identities: () => identities(),
  })
  const [mail, identity, objects, providers] = await Promise.all([
    startMail({
      port: ports.mail,
      path: join(dataDir, 'mail.json'),
      now: Date.now,
      lookUp: dns.lookUp,
      configurationSets,
      ownDomains: mailDomains,
      publish: (region, event) => post({ kind: 'service-event', region, event }),
    }),
    startIdentity({
      port: ports.identity,
      dataDir: join(dataDir, 'identity'),
      pools,
      callbackUrls,
      mailUrl: `http://127.0.0.1:${ports.mail}`,
    }),
    startObjects(ports.objects, join(dataDir, 'objects'), buckets),
    startProviders(ports.providers, join(dataDir, 'providers'), `http://localhost:${ports.edge}`),
  ])
  identities = mail.identities
  parentPort?.once('message', async () => {
    for (const server of [mail.server, identity]) {
      server.close()
      server.closeAllConnections()
    }
    providers.stop()
    await dns.stop()
    await objects.stop()
    process.exit(0)
  })
  post({ kind: 'ready' })
} catch (failure) {
  post({
    kind: 'failed',
    problem: failure instanceof Error ? failure.message : String(failure),
    isOurs: failure instanceof LocalProblem,
  })
}
