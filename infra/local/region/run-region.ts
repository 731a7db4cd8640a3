import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Target } from '#infra/local/forward'
import { listen } from '#infra/local/listen'
import { LocalProblem } from '#infra/local/local-problem'
import { newCredentials } from '#infra/local/new-credentials'
import type { Region } from '#shared/regions'
import { defaultBus } from './aws-proxy/default-bus.ts'
import { eventBus } from './aws-proxy/event-bus.ts'
import { keyService } from './aws-proxy/key-service.ts'
import { manageConnections } from './aws-proxy/manage-connections.ts'
import { queues } from './aws-proxy/queues.ts'
import { secretsManager } from './aws-proxy/secrets-manager.ts'
import { startAwsProxy } from './aws-proxy/start-aws-proxy.ts'
import { stepFunctions } from './aws-proxy/step-functions.ts'
import { deadLetters } from './events/dead-letters.ts'
import { deliveries } from './events/deliveries.ts'
import { flowRunner } from './events/flow-runner.ts'
import { openJournal } from './events/open-journal.ts'
import { schedules } from './events/schedules.ts'
import { installFunctionEnvironment } from './functions/function-environment.ts'
import { functionRunner } from './functions/function-runner.ts'
import { installAwsLambda } from './functions/lambda-streaming.ts'
import { regionSecrets } from './functions/region-secrets.ts'
import { reportFailure } from './functions/report-failure.ts'
import { httpGateway } from './gateways/http-gateway.ts'
import { socketGateway } from './gateways/socket-gateway.ts'
import { streamGateway } from './gateways/stream-gateway.ts'
import { localNames } from './local-names.ts'
import type { RegionData, RegionMessage, RegionReady, RegionRequest } from './region-data.ts'
import type { RegionTables } from './region-tables.ts'
import { setClock } from './set-clock.ts'

const target = (address: string): Target => {
  const url = new URL(address)
  return { host: url.hostname, port: Number(url.port || 80) }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

const HOUR_MS = 3_600_000

/** One region of the cloud in one thread: its functions, gateways, bus, schedules, flows, and the AWS proxy to everything else. */
const runRegion = async (data: RegionData) => {
  installFunctionEnvironment()
  installAwsLambda()
  const { tables } = (await import(data.tablesUrl)) as { tables: RegionTables }
  const { rows, grantsOf } = tables
  const secrets = regionSecrets(join(data.dataDir, 'secret.json'), data.given)
  const journal = openJournal(join(data.dataDir, 'journal.sqlite'))
  const runner = functionRunner(data, tables)
  const brief = new Set(rows.functions.filter(({ isBrief }) => isBrief).map(({ name }) => name))
  const queue = deliveries(journal, runner, { retryDelaysMs: data.retryDelaysMs, brief })
  const flows = flowRunner(data.region, rows.flows, journal, runner)
  const clock = schedules(data.region, rows.schedules, journal, queue)
  const sockets = mapValues(rows.sockets, (functionName) => socketGateway(functionName, runner))
  const secretNames = {
    tokens: localNames.secret(data.region, 'tokens'),
    providers: localNames.secret(data.region, 'providers'),
    apps: localNames.secret(data.region, 'apps'),
  }
  const operator = newCredentials()
  const awsProxy = startAwsProxy({
    callers: runner.functions.map(({ row, credentials }) => ({
      name: row.name,
      grants: grantsOf(row.name),
      credentials,
    })),
    operator,
    resources: {
      table: data.tableName,
      directory: data.directoryTableName,
      bucket: data.bucketName,
      bus: localNames.bus(data.region),
      secrets: secretNames,
      key: localNames.key(data.region),
      userPools: data.pools.map(({ poolId }) => poolId),
      ownPool: data.pools.find(({ region }) => region === data.region)?.poolId,
      queues: localNames.queue(data.region, ''),
      flowArn: (name) => localNames.flow(data.region, name),
    },
    behind: {
      dynamodb: target(data.database),
      s3: target(data.objects),
      ses: target(data.mail),
      cloudfront: target(data.zone),
      acm: target(data.zone),
      'cognito-idp': target(data.identity),
    },
    services: {
      events: eventBus(data.region, rows.subscriptions, queue),
      'execute-api': manageConnections(sockets),
      secretsmanager: secretsManager(
        {
          [secretNames.tokens]: secrets.tokens,
          [secretNames.providers]: secrets.providers,
          [secretNames.apps]: secrets.apps,
        },
        (name) => localNames.secretArn(data.region, name),
      ),
      kms: keyService(secrets.sealingKey, localNames.keyArn(data.region)),
      sqs: queues(deadLetters(journal), (row) => localNames.queue(data.region, row)),
      states: stepFunctions(flows),
    },
  })
  const http = httpGateway(
    rows.routes.filter(({ gateway }) => gateway === 'http'),
    runner,
  )
  const stream = streamGateway(
    rows.routes.filter(({ gateway }) => gateway === 'stream'),
    runner,
  )
  await Promise.all([
    listen(awsProxy, data.awsProxyPort),
    ...[http, stream, ...Object.values(sockets).map(({ server }) => server)].map((server) => listen(server, 0)),
  ])
  const ready: RegionReady = {
    ports: { http: portOf(http), stream: portOf(stream), sockets: mapValues(sockets, ({ server }) => portOf(server)) },
    originSecret: secrets.tokens.originSecret,
    operator,
  }
  // after the answer, one by one: the first call of each would otherwise wait for its imports
  const warmUp = async () => {
    for (const { row } of runner.functions)
      if (row.kind === 'api' || row.kind === 'stream')
        await runner.load(row.name).catch((failure: unknown) => reportFailure(row.name, failure))
  }
  // imported after the start, so that it does not delay it
  const sweep = async () => {
    const { sweepObjects } = await import('./sweep-objects.ts')
    await sweepObjects({ endpoint: data.objects, name: data.bucketName, credentials: operator }, Date.now())
  }
  const sweepAll = () => void sweep().catch((failure: unknown) => reportFailure('objects', failure))
  let sweeping: NodeJS.Timeout | undefined
  return {
    ready,
    go: () => {
      queue.start()
      clock.start()
      flows.resume()
      setTimeout(() => warmUp().then(sweepAll), warmUpAfterMs(data.region))
      sweeping = setInterval(sweepAll, HOUR_MS)
    },
    runSchedule: clock.runNow,
    takeServiceEvent: defaultBus(rows.serviceEvents, queue),
    setClock: (earlierMs: number) => setClock(tables, earlierMs),
    stop: async () => {
      http.close()
      stream.close()
      clock.stop()
      clearInterval(sweeping)
      flows.close()
      for (const socket of Object.values(sockets)) socket.close()
      await queue.stop()
      awsProxy.close()
      journal.close()
    },
  }
}

// in the cloud it would end one sandbox; here it must not end the thread of all functions
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (failure: unknown) => reportFailure(event, failure))

/** The demo lives in one region, and a first start waits for it: the other one leaves it the processor for that long. */
const warmUpAfterMs = (region: Region): number => (region === 'eu' ? 100 : 8000)

const post = (message: RegionMessage) => parentPort?.postMessage(message)

try {
  const {
    ready,
    go,
    runSchedule,
    takeServiceEvent,
    setClock: setRegionClock,
    stop,
  } = await runRegion(workerData as RegionData)
  const answer = async (request: RegionRequest) => {
    switch (request.kind) {
      case 'go':
        return go()
      case 'service-event':
        return takeServiceEvent(request.event)
      case 'run-schedule':
        return runSchedule(request.name)
      case 'clock':
        await setRegionClock(request.earlierMs)
        return post({ kind: 'clock-set' })
      case 'stop':
        await stop()
        process.exit(0)
    }
  }
  parentPort?.on('message', answer)
  post({ kind: 'ready', ...ready })
} catch (failure) {
  post({
    kind: 'failed',
    problem: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    isOurs: failure instanceof LocalProblem,
  })
}
