import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveAgent } from '#features/agents'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import type { Ports } from '#functions/conversations/turn/ports'
import { judgeLexically } from '#functions/models/offline/judge-lexically'
import { selectModel } from '#functions/models/select-model'
import { portsFrom } from '#infra/local/ports'
import { replaceWorld } from '#lib/world'
import { FREE_MILLI_CREDITS } from '#shared/billing/prices'
import { holdsIn } from '#test/support/database/holds-in'
import { chosenEngines } from '#test/support/local/chosen-engines'
import { freePortBase } from '#test/support/local/free-port-base'

const root = resolve(import.meta.dirname, '../..')
const LONG_AFTER_MS = 10 * 60_000

let dataDir: string
let base: number
let child: ChildProcess | undefined
let model: ReturnType<typeof createServer>
/** Resolves when the product asks the model: a turn is under way then. */
let asked: Promise<void>

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parley-killed-'))
  base = await freePortBase(11)
  let resolveAsked: () => void = () => undefined
  asked = new Promise((resolve) => {
    resolveAsked = resolve
  })
  // a model that begins an answer and never ends it
  model = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'gpt-4o', choices: [{ index: 0, delta: { role: 'assistant', content: 'We are' }, finish_reason: null }] })}\n\n`,
    )
    resolveAsked()
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  child?.kill('SIGKILL')
  model.closeAllConnections()
  model.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const start = async (LOCAL_DATABASE: string): Promise<ChildProcess> => {
  const run = spawn(process.execPath, ['infra/local/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LOCAL_DATABASE,
      PORT_BASE: String(base),
      LOCAL_DIR: dataDir,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    },
  })
  child = run
  await new Promise<void>((resolve, reject) => {
    run.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve())
    run.once('exit', () => reject(new Error('the run ended before it was ready')))
  })
  return run
}

const post = (path: string, body: object, token?: string) =>
  fetch(`http://127.0.0.1:${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

const database = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: `http://127.0.0.1:${portsFrom(base).database}`,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    }),
  )

type Row = Record<string, unknown>
const rows = async (): Promise<Row[]> =>
  (await database().send(new ScanCommand({ TableName: 'parley-eu', ConsistentRead: true }))).Items ?? []
const ofKind = (all: readonly Row[], kind: string) => all.filter((row) => row.kind === kind)
const sum = (amounts: readonly unknown[]) => amounts.reduce((total: number, amount) => total + Number(amount), 0)

/** Free credits = what is left + what turns hold + what turns cost, to the unit. */
const expectExactBalance = (all: readonly Row[]) => {
  const left = ofKind(all, 'account').map(({ balance }) => balance)
  const held = holdsIn(all).map(({ milliCredits }) => milliCredits)
  const spent = ofKind(all, 'ledger-entry').filter(({ reason }) => reason === 'turn')
  expect(sum([...left, ...held, ...spent.map(({ milliCredits }) => milliCredits)])).toBe(FREE_MILLI_CREDITS)
}

test.each(chosenEngines('killed in mid-turn'))(
  'kill -9 in mid-turn loses no acknowledged message, and every credit is accounted for (LOCAL_DATABASE=%s)',
  async (engine) => {
    const run = await start(engine)
    const { agentId } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as { agentId: string }
    const conversations = `/v2/public/agents/${agentId}/conversations`
    const { conversationId, token } = (await (await post(`/api/eu${conversations}`, {})).json()) as {
      conversationId: string
      token: string
    }
    const message = { clientId: 'client-0001', text: 'When are you open?' }
    const stream = await post(`/chat/eu${conversations}/${conversationId}/messages`, message, token)
    const reader = stream.body?.getReader()
    let received = ''
    while (!received.includes('accepted')) received += new TextDecoder().decode((await reader?.read())?.value)
    await asked

    run.kill('SIGKILL')
    await once(run, 'exit')
    await reader?.cancel().catch(() => undefined)
    await start(engine)

    const after = await rows()
    const stored = ofKind(after, 'message').filter(
      ({ role, conversationId: at }) => role === 'visitor' && at === conversationId,
    )
    expect(stored).toEqual([expect.objectContaining({ text: message.text })])
    expect(ofKind(after, 'owed')).toHaveLength(1)
    expect(holdsIn(after)).toHaveLength(1)
    expectExactBalance(after)

    // the sweeper that runs every minute, run here as it will run when the dead worker's lease is over
    Object.assign(process.env, { TABLE_NAME: 'parley-eu', REGION_NAME: 'eu' })
    const client = database()
    const undo = replaceWorld({
      now: () => Date.now() + LONG_AFTER_MS,
      database: (command) => client.send(command as never),
      publish: async (entries) => entries.map((_, position) => position),
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
    expect(await answerOverdue(ports)).toEqual({ count: 1 })
    expect(await answerOverdue(ports)).toEqual({ count: 0 })
    undo()

    const settled = await rows()
    expect(ofKind(settled, 'owed')).toEqual([])
    expect(holdsIn(settled)).toEqual([])
    expect(ofKind(settled, 'ledger-entry').filter(({ reason }) => reason === 'turn').length).toBeLessThanOrEqual(1)
    expectExactBalance(settled)
    const history = await fetch(`http://127.0.0.1:${base}/api/eu${conversations}/${conversationId}/messages`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { messages, isAnswering } = (await history.json()) as { messages: { role: string }[]; isAnswering: boolean }
    expect(isAnswering).toBe(false)
    expect(messages.map(({ role }) => role)).toEqual(['agent', 'visitor', 'agent'])

    // the visitor's client, which never received the end, sends its message again
    const again = await (await post(`/chat/eu${conversations}/${conversationId}/messages`, message, token)).text()
    expect(again).not.toContain('event: error')
    expect(ofKind(await rows(), 'message').filter(({ conversationId: at }) => at === conversationId)).toHaveLength(3)
    expectExactBalance(await rows())
  },
)
