import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveAgent } from '#features/agents'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import type { Ports } from '#functions/conversations/turn/ports'
import { judgeLexically } from '#functions/models/offline/judge-lexically'
import { selectModel } from '#functions/models/select-model'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import type { Item } from '#functions/restore/copy'
import { startObjects } from '#infra/local/components/start-objects'
import { startDatabase } from '#infra/local/database/start-database'
import { demoOwner } from '#infra/local/demo/seed-demo'
import { portsFrom } from '#infra/local/ports'
import { localNames } from '#infra/local/region/local-names'
import { replaceWorld } from '#lib/world'
import { disagreements } from '#test/simulation/restore/disagreements'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { copyPart, tearTable } from '#test/support/local/copy-region'
import { eventually } from '#test/support/local/eventually'
import { freePortBase } from '#test/support/local/free-port-base'
import { addPerson, signIn } from '#test/support/providers/user-pool-calls'

const root = resolve(import.meta.dirname, '../..')
const TABLE = localNames.table('eu')
const LONG_AFTER_MS = 10 * 60_000
const UNFINISHED = 'Never mind the time.'

let folder: string
let base: number
let run: ChildProcess | undefined
let model: Server

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'gpt-4o', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-restored-'))
  base = await freePortBase(11)
  // answers at once, but for the message that it never answers
  model = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ role: 'assistant', content: 'From nine to five.' }, null))
      if (!body.includes(UNFINISHED)) response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
    })
  })
  await new Promise<void>((done) => model.listen(0, '127.0.0.1', done))
})

afterEach(async () => {
  run?.kill('SIGKILL')
  model.closeAllConnections()
  model.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const start = async (dataDir: string): Promise<void> => {
  const started = spawn(process.execPath, ['infra/local/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LOCAL_DATABASE: 'portable',
      PORT_BASE: String(base),
      LOCAL_DIR: dataDir,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    },
  })
  run = started
  await new Promise<void>((done, fail) => {
    started.stdout.on('data', (part) => String(part).includes('ready') && done())
    started.once('exit', () => fail(new Error('the run ended before it was ready')))
  })
}

const kill = async (): Promise<void> => {
  run?.kill('SIGKILL')
  if (run) await once(run, 'exit')
  run = undefined
}

const call = async (method: string, path: string, body?: object, token?: string) => {
  const response = await fetch(`http://127.0.0.1:${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, text: await response.text() }
}

/**
 * What each visitor writes before the older copy, and in all. With four of them this stays below what a visitor may spend in a
 * day and write in a minute: past either the agent is silent, and a message without an answer would be right.
 */
const EARLY_MESSAGES = 3
const MESSAGES = 8

/** A visitor who writes one message after the other, the later ones once `isCopied`; returns what was refused. */
const visitor = async (agentId: string, name: string, isCopied: Promise<void>): Promise<string[]> => {
  const path = `/v2/public/agents/${agentId}/conversations`
  const { conversationId, token } = JSON.parse((await call('POST', `/api/eu${path}`, {})).text)
  const refusals: string[] = []
  for (let count = 0; count < MESSAGES; count++) {
    if (count === EARLY_MESSAGES) await isCopied
    // one that is under way when the region is lost has no answer, and those after it none either
    const answer = await call(
      'POST',
      `/chat/eu${path}/${conversationId}/messages`,
      { clientId: `${name}-${count}00000`, text: `When are you open on day ${count}?` },
      token,
    ).catch(() => undefined)
    if (answer && answer.status !== 200) refusals.push(`${answer.status} ${answer.text}`)
  }
  return refusals
}

const database = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: `http://127.0.0.1:${portsFrom(base).database}`,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    }),
  )

const rows = async (): Promise<Item[]> => {
  const items: Item[] = []
  for (let start: Record<string, unknown> | undefined; ; ) {
    const page = await database().send(
      new ScanCommand({ TableName: TABLE, ConsistentRead: true, ExclusiveStartKey: start }),
    )
    items.push(...(page.Items ?? []))
    start = page.LastEvaluatedKey
    if (!start) return items
  }
}

/** The operator's command, on the restored table and bucket. */
const reconcile = async (at: number, pools: readonly string[]): Promise<string> => {
  const { ports } = { ports: portsFrom(base) }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'functions/restore/command/main.ts',
      ...['--table', TABLE, '--bucket', localNames.bucket('eu'), '--at', new Date(at).toISOString(), '--repair'],
      ...pools.flatMap((pool) => ['--pool', pool]),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${ports.database}`,
        AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${ports.objects}`,
      },
    },
  )
  return stdout
}

let sweeps = 0

/** The sweepers, as they will run when the lost workers' leases are over. Returns the types of the events that were left. */
const sweep = async (): Promise<string[]> => {
  const published: string[] = []
  let now = Date.now() + LONG_AFTER_MS * ++sweeps
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu' })
  const client = database()
  const undo = replaceWorld({
    now: () => now,
    database: (command) => client.send(command as never),
    publish: async (entries) => {
      published.push(...entries.map(({ type }) => type))
      return []
    },
  })
  const ports: Ports = {
    agent: liveAgent,
    retrieve: async () => [],
    answerThreshold: 1,
    tools: { describe: async () => [], run: async () => ({ ok: false, error: 'none' }) },
    selectModel: async (modelId: string) => selectModel(modelId, {}),
    judgeOffline: judgeLexically,
    offerHandoff: () => [],
  }
  await answerOverdue(ports)
  now += 60_000
  await sweepOutbox({}, lambdaContext())
  undo()
  return published
}

test('a region that is lost while turns run is restored from copies of different seconds, and agrees with itself', async () => {
  const lost = join(folder, 'lost')
  const restored = join(folder, 'restored')
  await start(lost)
  const { agentId } = JSON.parse(readFileSync(join(lost, 'demo.json'), 'utf8')) as { agentId: string }
  const { idToken } = await signIn(portsFrom(base), demoOwner.email, demoOwner.password)
  const addText = async (title: string) => {
    const sources = `/api/eu/v2/agents/${agentId}/knowledge/sources`
    await call('POST', sources, { type: 'text', title, text: `${title} is on the first floor.` }, idToken)
    const isIndexed = async () =>
      !/"status":"(queued|fetching)"/.test((await call('GET', sources, undefined, idToken)).text)
    await eventually(`${title} is indexed`, isIndexed)
  }

  const copied = Promise.withResolvers<void>()
  const visitors = Array.from({ length: 4 }, (_, at) => visitor(agentId, `visitor-${at}`, copied.promise))
  const path = `/v2/public/agents/${agentId}/conversations`
  const { conversationId, token } = JSON.parse((await call('POST', `/api/eu${path}`, {})).text)
  const unfinished = call(
    'POST',
    `/chat/eu${path}/${conversationId}/messages`,
    { clientId: 'unfinished-1', text: UNFINISHED },
    token,
  ).catch(() => undefined)
  await eventually('a turn is under way', async () =>
    (await rows()).some((row) => row.conversationId === conversationId && row.leaseToken !== undefined),
  )

  // the bucket is the oldest, then the pool, at last the table: each knows what the ones before it do not
  await copyPart(lost, 'objects', restored)
  await addText('The workshop')
  for (const part of ['identity', 'eu/secret.json', 'na/secret.json', 'demo.json', 'layout.json'])
    await copyPart(lost, part, restored)
  const late = { email: 'late@parley.localhost', password: 'Parley-demo-1', name: 'Late' }
  await addPerson(portsFrom(base), late)
  await call('POST', '/api/eu/v2/me', {}, (await signIn(portsFrom(base), late.email, late.password)).idToken)
  const replies = async () => (await rows()).filter(({ turn }) => turn !== undefined).length
  await copyPart(lost, 'portable.sqlite', join(folder, 'earlier'))
  const before = await replies()
  copied.resolve()
  await eventually('some more turns are over', async () => (await replies()) > before + 8)
  const at = Date.now()
  await copyPart(lost, 'portable.sqlite', restored)
  tearTable(join(restored, 'portable.sqlite'), join(folder, 'earlier', 'portable.sqlite'), TABLE)
  await kill()
  await unfinished
  expect((await Promise.all(visitors)).flat()).toEqual([])
  await rm(lost, { recursive: true, force: true })

  process.env.LOCAL_DATABASE = 'portable'
  const ports = portsFrom(base)
  const [tables, objects] = [
    await startDatabase(restored, ports.database, { kind: 'portable' }),
    await startObjects(ports.objects, join(restored, 'objects'), [localNames.bucket('eu')]),
  ]
  const report = await reconcile(at, ['eu-central-1_Local', 'us-east-1_Local'])
  process.stdout.write(report)
  for (const rule of ['conversations', 'accounts', 'marks'])
    expect(report).toMatch(new RegExp(`^repaired +${rule} `, 'm'))
  // the text's segment came after the bucket's copy
  expect(report).toMatch(/repaired +indexes +\S+: knowledge\/.* is lost/)
  expect(report).toMatch(/named +files +\S+ \S+: its document is lost/)
  expect(await reconcile(at, ['eu-central-1_Local', 'us-east-1_Local'])).toMatch(/, 0 items written\n$/)
  await objects.stop()
  await tables.stop()

  await start(restored)
  expect(await sweep()).toContain('conversations.reply-committed')
  // the region's own sweepers run too, and may be in the middle of an answer
  let left: string[] = []
  const agrees = eventually('it agrees with itself', async () => {
    left = disagreements(await rows())
    if (left.length > 0) await sweep()
    return left.length === 0
  })
  await agrees.catch(() => expect(left).toEqual([]))
  const { idToken: again } = await signIn(portsFrom(base), demoOwner.email, demoOwner.password)
  expect((await call('POST', '/api/eu/v2/me', {}, again)).status).toBe(200)
  expect((await call('GET', `/api/eu/v2/agents/${agentId}/knowledge/sources`, undefined, again)).text).toContain(
    '"failed"',
  )
  const history = JSON.parse((await call('GET', `/api/eu${path}/${conversationId}/messages`, undefined, token)).text)
  expect(history.isAnswering).toBe(false)
  expect(history.messages.map(({ role }: { role: string }) => role)).toEqual(['agent', 'visitor', 'agent'])
  // a member who came after the pool's copy signs up again, and so does everyone where the pool itself is lost
  await expect(signIn(portsFrom(base), late.email, late.password)).rejects.toThrow()
})
