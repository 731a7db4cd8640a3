import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { heads, messages } from '#functions/conversations/store'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import { replaceWorld } from '#lib/world'
import { startDatabase } from '#test/support/database/start-database'

const TABLE = 'reconnect'
const agentId = 'agent-1234567890'
const workspaceId = 'workspace-1'
const payer = { kind: 'workspace', id: workspaceId } as const

let database: Awaited<ReturnType<typeof startDatabase>>
let undo: () => void
let conversationId: string

beforeAll(async () => {
  Object.assign(process.env, { TABLE_NAME: TABLE, REGION_NAME: 'eu' })
  database = await startDatabase(TABLE)
  undo = replaceWorld({ database: database.send, publish: async () => [] })
})
afterAll(async () => {
  undo()
  await database[Symbol.asyncDispose]()
})
beforeEach(async () => {
  conversationId = ulid()
  const now = Date.now()
  await attempt([
    accounts.putting({ ...payer, balance: 1_000_000, hasEverPaid: false }),
    heads.creating({
      conversationId,
      agentId,
      workspaceId,
      channel: 'web',
      state: 'ai-chatting',
      startedAt: now,
      lastAt: now,
      lastText: '',
      visitor: 'v1',
      isTest: false,
      version: 'live',
      inbound: 0,
      answered: 0,
      turns: 0,
      milliCredits: 0,
      variables: {},
    }),
  ])
})

/** A worker in a process of its own, and its events. */
const worker = (work: 'say' | 'come-back', aheadMs = 0) => {
  const child: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../support/worlds/turn-worker.ts'),
      JSON.stringify({ work, agentId, workspaceId, conversationId, aheadMs }),
    ],
    {
      env: {
        PATH: process.env.PATH,
        TABLE_NAME: TABLE,
        REGION_NAME: 'eu',
        LOG_LEVEL: 'error',
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
      },
    },
  )
  const events: { type: string; text?: string; message?: { text: string } }[] = []
  const waiting: { type: string; onEvent: () => void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    events.push(JSON.parse(line))
    for (const { type, onEvent } of waiting) if (events.some((event) => event.type === type)) onEvent()
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const until = (type: string) =>
    events.some((event) => event.type === type)
      ? Promise.resolve()
      : Promise.race([
          new Promise<void>((onEvent) => waiting.push({ type, onEvent })),
          ended.then(() => Promise.reject(new Error(`the worker ended without ${type}: ${errors}`))),
        ])
  return { child, events, until, ended }
}

const spoken = async () =>
  (await messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true })).items.map(
    ({ role, text }) => `${role}: ${text}`,
  )

test('a reply that one process writes reaches the visitor who reconnected to another, whole and once', async () => {
  const writer = worker('say')
  await writer.until('delta')
  const other = worker('come-back')
  await other.until('waiting')
  writer.child.stdin.write('go\n')
  await Promise.all([writer.ended, other.ended])
  expect(other.events.filter(({ type }) => type !== 'waiting')).toMatchObject([
    { type: 'replace', message: { text: 'Half and whole, by say.' } },
    { type: 'state', continue: true },
  ])
  expect(await spoken()).toEqual(['visitor: Hello', 'agent: Half and whole, by say.'])
})

test('the reply of a process that was killed in mid-turn is written by the one to which the visitor reconnected', async () => {
  const writer = worker('say')
  await writer.until('delta')
  writer.child.kill('SIGKILL')
  await writer.ended
  const other = worker('come-back', LEASE_MS + 1000)
  await other.ended
  expect(other.events.map(({ type }) => type).filter((type) => type !== 'waiting')).toEqual([
    'delta',
    'delta',
    'done',
    'state',
  ])
  expect(await spoken()).toEqual(['visitor: Hello', 'agent: Half and whole, by come-back.'])
  const account = await accounts.get(payer, { consistent: true })
  expect(account?.balance).toBe(1_000_000 - 1450)
  expect(await heads.get({ conversationId }, { consistent: true })).not.toHaveProperty('leaseToken')
})
