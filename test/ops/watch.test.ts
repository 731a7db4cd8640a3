import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { event } from '#events/event'
import { owedAnswers } from '#functions/conversations/turn/lease/store'
import { handler } from '#functions/ops/watch'
import { commit } from '#lib/database/commit'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { loggedLines } from '#test/support/handlers/logged-lines'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { isFailure, metricsOf } from './metrics-of.ts'

const Painted = event('agents.painted', z.object({ id: z.string() }))

let now = 1_800_000_000_000
let letters: Readonly<Record<string, number>> = {}
let isSqsDown = false
/** A part of the names of queues that do not exist. */
let missing = 'none'
let sqs: ThirdPartyServer
let undo = () => {}

beforeEach(async () => {
  letters = {}
  isSqsDown = false
  missing = 'none'
  sqs = await thirdPartyServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { QueueUrl } = JSON.parse(Buffer.concat(chunks).toString()) as { QueueUrl: string }
    const name = QueueUrl.split('/').at(-1) ?? ''
    if (isSqsDown) return void response.writeHead(400).end(JSON.stringify({ __type: 'com.amazonaws.sqs#AccessDenied' }))
    if (name.includes(missing))
      return void response.writeHead(400).end(JSON.stringify({ __type: 'com.amazonaws.sqs#QueueDoesNotExist' }))
    response.end(JSON.stringify({ Attributes: { ApproximateNumberOfMessages: String(letters[name] ?? 0) } }))
  })
  Object.assign(process.env, {
    TABLE_NAME: 'watched',
    REGION_NAME: 'eu',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    DEAD_LETTER_QUEUES: `${sqs.origin}/123456789012/parley-eu-`,
  })
  undo = replaceWorld({
    now: () => now,
    database: inMemoryDatabase({ now: () => now }).send,
    // the bus refuses everything: what is committed stays in the outbox
    publish: async (entries) => entries.map((_, position) => position),
  })
})
afterEach(async () => {
  undo()
  await sqs[Symbol.asyncDispose]()
})

const watch = async () => {
  const lines = await loggedLines(() => handler({}, lambdaContext()))
  return { lines, metrics: Object.fromEntries(metricsOf('ops/watch', lines)) }
}

test('nothing waits: three figures of zero, which a stopped watch would not have', async () => {
  expect((await watch()).metrics).toEqual({ 'oldest outbox row': 0, 'oldest owed answer': 0, 'dead letters': 0 })
})

test('a filled outbox shows the age of its oldest event, which grows until the sweeper runs again', async () => {
  await commit([], [Painted({ id: 'first' })])
  now += 60_000
  for (let at = 0; at < 30; at++) await commit([], [Painted({ id: String(at) })])
  now += 240_000
  expect((await watch()).metrics).toMatchObject({ 'oldest outbox row': 300_000 })
  now += 60_000
  expect((await watch()).metrics).toMatchObject({ 'oldest outbox row': 360_000 })
})

test('an owed answer counts from the moment it is due; a row that cannot be read hides no other', async () => {
  await owedAnswers.save({ conversationId: 'answered-now', agentId: 'a', until: now + 60_000 })
  expect((await watch()).metrics).toMatchObject({ 'oldest owed answer': 0 })
  await owedAnswers.save({ conversationId: 'overdue', agentId: 'a', until: now - 400_000 })
  await owedAnswers.save({ conversationId: 'poisoned', agentId: 'a', until: 'never' as unknown as number })
  expect((await watch()).metrics).toMatchObject({ 'oldest owed answer': 400_000 })
})

test('dead letters of all rows are one figure, and the log names the rows', async () => {
  letters = { 'parley-eu-outbox-sweep': 1, 'parley-eu-billing-usage-count-reply': 4 }
  const { lines, metrics } = await watch()
  expect(metrics).toMatchObject({ 'dead letters': 5 })
  const named = lines.filter(({ message }) => message === 'dead letters').map(({ route, count }) => [route, count])
  expect(named.toSorted()).toEqual([
    ['billing/usage/count-reply', 4],
    ['outbox/sweep', 1],
  ])
})

test.each(['-gaps-', 'parley'])(
  'a count that did not reach the queues of %s is no zero; what waits in the others is counted nevertheless',
  async (name) => {
    missing = name
    const { lines, metrics } = await watch()
    expect(metrics).toEqual({ 'oldest outbox row': 0, 'oldest owed answer': 0 })
    const unreached = lines.flatMap(({ message, route }) => (message === 'dead letters not counted' ? [route] : []))
    expect(unreached).toContain('gaps/count-waiting-questions')
    missing = '-gaps-'
    letters = { 'parley-eu-outbox-sweep': 1 }
    expect((await watch()).metrics).toMatchObject({ 'dead letters': 1 })
  },
)

test('a queue that does not answer is a failed run, which Lambda repeats; the other figures are there', async () => {
  isSqsDown = true
  const lines = await loggedLines(async () => {
    await expect(handler({}, lambdaContext())).rejects.toThrow('AccessDenied')
  })
  const measured = metricsOf('ops/watch', lines).map(([metric]) => metric)
  expect(measured.toSorted()).toEqual(['oldest outbox row', 'oldest owed answer'])
})

test('failures are what handlers log as such and, of calls, what Lambda reports', () => {
  const report = (status: string) => ({ type: 'platform.report', record: { requestId: 'r', status } })
  const defect = { level: 'error', message: 'defect' }
  expect([defect, report('timeout'), report('error')].map((line) => isFailure('calls', line))).toEqual([
    true,
    true,
    true,
  ])
  expect([{ level: 'warn', message: 'x' }, report('success'), {}].map((line) => isFailure('calls', line))).toEqual([
    false,
    false,
    false,
  ])
  // what throws is attempted again, and counts when it is a dead letter
  expect([defect, report('error')].map((line) => isFailure('asynchronous', line))).toEqual([true, false])
})
