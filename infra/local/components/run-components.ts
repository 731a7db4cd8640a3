import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { LocalProblem } from '#infra/local/local-problem'
import type { Ports } from '#infra/local/ports'
import { startProviders } from '#infra/local/stand-ins/start-providers'
import { startIdentity } from './start-identity.ts'
import { startMail } from './start-mail.ts'
import { startObjects } from './start-objects.ts'
import type { UserPool } from './user-pool.ts'

export interface ComponentsData {
  readonly dataDir: string
  readonly ports: Ports
  readonly pools: readonly UserPool[]
  readonly buckets: readonly string[]
  readonly callbackUrls: readonly string[]
}

/** The messages of the thread to its parent. */
export type ComponentsMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly problem: string; readonly isOurs: boolean }

const { dataDir, ports, pools, buckets, callbackUrls } = workerData as ComponentsData
const post = (message: ComponentsMessage) => parentPort?.postMessage(message)

try {
  const [mail, identity, objects, providers] = await Promise.all([
    startMail(ports.mail, join(dataDir, 'mail.json')),
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
  parentPort?.once('message', async () => {
    for (const server of [mail, identity]) {
      server.close()
      server.closeAllConnections()
    }
    providers.stop()
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
