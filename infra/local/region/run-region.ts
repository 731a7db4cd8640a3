import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { eventBus } from '#infra/local/door/event-bus'
import { openDoor } from '#infra/local/door/open-door'
import { secretsManager } from '#infra/local/door/secrets'
import type { Target } from '#infra/local/forward'
import { listen } from '#infra/local/listen'
import { LocalProblem } from '#infra/local/local-problem'
import { deliveries } from './deliveries.ts'
import { installFunctionEnvironment } from './function-environment.ts'
import { functionRunner } from './function-runner.ts'
import { newCredentials } from './function-variables.ts'
import { httpGateway } from './http-gateway.ts'
import { installAwsLambda } from './lambda-streaming.ts'
import { localNames } from './local-names.ts'
import { openJournal } from './open-journal.ts'
import { platformSecret } from './platform-secret.ts'
import type { RegionData, RegionMessage } from './region-data.ts'
import type { RegionTables } from './region-tables.ts'

const target = (address: string): Target => {
  const url = new URL(address)
  return { host: url.hostname, port: Number(url.port || 80) }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** One region of the cloud in one thread: its functions, gateways, bus, schedules, flows, and the door to everything else. */
const runRegion = async (data: RegionData) => {
  installFunctionEnvironment()
  installAwsLambda()
  const { tables } = (await import(data.tablesUrl)) as { tables: RegionTables }
  const { rows, grantsOf } = tables
  const secret = platformSecret(join(data.dataDir, 'secret.json'), data.given)
  const journal = openJournal(join(data.dataDir, 'journal.sqlite'))
  const runner = functionRunner(data, tables)
  const queue = deliveries(journal, runner, data.retryDelaysMs)
  const secretArn = localNames.secret(data.region)
  const door = openDoor({
    callers: runner.functions.map(({ row, credentials }) => ({
      name: row.name,
      grants: grantsOf(row.name),
      credentials,
    })),
    operator: newCredentials(),
    origins: data.origins,
    resources: {
      table: data.tableName,
      directory: data.directoryTableName,
      bucket: data.bucketName,
      bus: localNames.bus(data.region),
      secret: secretArn,
      flowArn: (name) => localNames.flow(data.region, name),
    },
    behind: { dynamodb: target(data.database), s3: target(data.objects), ses: target(data.mail) },
    services: {
      events: eventBus(data.region, rows.subscriptions, queue),
      secretsmanager: secretsManager(secretArn, () => secret),
    },
  })
  const http = httpGateway(
    rows.routes.filter(({ gateway }) => gateway === 'http'),
    runner,
  )
  await Promise.all([listen(door, data.doorPort), listen(http, 0)])
  queue.start()
  return {
    ports: { http: portOf(http), stream: 0, sockets: {} },
    originSecret: secret.originSecret,
    stop: async () => {
      http.close()
      await queue.stop()
      door.close()
      journal.close()
    },
  }
}

const tell = (message: RegionMessage) => parentPort?.postMessage(message)

try {
  const { ports, originSecret, stop } = await runRegion(workerData as RegionData)
  parentPort?.on('message', async () => {
    await stop()
    process.exit(0)
  })
  tell({ kind: 'ready', ports, originSecret })
} catch (failure) {
  tell({
    kind: 'failed',
    problem: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    isOurs: failure instanceof LocalProblem,
  })
}
