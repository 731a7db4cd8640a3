import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { event } from '#events/event'
import { attempt, commit } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { DatabaseCommand } from '#lib/database/database-command'
import { entity } from '#lib/database/entity'
import type { BusEntry } from '#lib/events/bus-entry'
import { replaceWorld } from '#lib/world'

const Thing = z.object({ id: z.string(), colour: z.string() })
const things = entity<z.infer<typeof Thing>, { id: string }>({
  name: 'thing',
  parse: (item) => Thing.parse(item),
  key: ({ id }) => ({ pk: `THING#${id}`, sk: 'META' }),
})
const Painted = event('agents.painted', z.object({ id: z.string() }))

interface Sent {
  readonly name: string
  readonly input: Record<string, unknown>
}

let sent: Sent[]
let answers: (() => unknown)[]
let bus: BusEntry[]
let refusedByBus: readonly number[]
let slept: number[]
let undo: () => void

beforeEach(() => {
  process.env.TABLE_NAME = 'main'
  process.env.REGION_NAME = 'eu'
  ;[sent, answers, bus, refusedByBus, slept] = [[], [], [], [], []]
  undo = replaceWorld({
    database: async (command: DatabaseCommand) => {
      sent.push({ name: command.constructor.name, input: command.input as Record<string, unknown> })
      return answers.shift()?.() ?? {}
    },
    publish: async (entries) => {
      bus.push(...entries)
      return refusedByBus
    },
    sleep: async (ms) => void slept.push(ms),
  })
})
afterEach(() => undo())

const cancelled =
  (...codes: (string | { Code: string; Item: object })[]) =>
  () => {
    throw new TransactionCanceledException({
      message: 'cancelled',
      $metadata: {},
      CancellationReasons: codes.map((code) => (typeof code === 'string' ? { Code: code } : code)) as never,
    })
  }

const red = () => things.creating({ id: '1', colour: 'red' })
const names = () => sent.map(({ name }) => name)

test('state and events are one transaction; then the event is on the bus and its row is gone', async () => {
  await commit([red()], [Painted({ id: '1' })])
  const [transaction] = sent
  const items = transaction?.input.TransactItems as { Put: { Item: Record<string, unknown> } }[]
  expect(items.map(({ Put }) => Put.Item.kind)).toEqual(['thing', 'outbox'])
  expect(names()).toEqual(['TransactWriteCommand', 'DeleteCommand'])
  expect(bus).toHaveLength(1)
  const envelope = JSON.parse(bus[0]?.detail ?? '{}')
  expect(envelope).toMatchObject({ type: 'agents.painted', region: 'eu', data: { id: '1' } })
  expect(items[1]?.Put.Item).toMatchObject({ id: envelope.id, data: { id: '1' } })
})

test('an event that the bus refuses keeps its row for the sweeper', async () => {
  refusedByBus = [0]
  await commit([red()], [Painted({ id: '1' })])
  expect(names()).toEqual(['TransactWriteCommand'])
})

test('an event of more than 200 KB, which a bus may refuse for ever, is a defect before anything is stored', async () => {
  await expect(commit([red()], [Painted({ id: 'é'.repeat(100_000) })])).rejects.toThrow('agents.painted is too large')
  expect(names()).toEqual([])
  await commit([red()], [Painted({ id: 'é'.repeat(99_000) })])
  expect(bus).toHaveLength(1)
})

const tokens = () => sent.map(({ input }) => input.ClientRequestToken)
const ids = () =>
  sent.flatMap(({ input }) => {
    const items = input.TransactItems as { Put: { Item: { id: string } } }[] | undefined
    return items ? [items.map(({ Put }) => Put.Item.id)] : []
  })

test('a transaction that another one cancelled is tried again as a new request', async () => {
  answers = [cancelled('TransactionConflict')]
  await commit([red()])
  expect(names()).toEqual(['TransactWriteCommand', 'TransactWriteCommand'])
  expect(new Set(tokens()).size).toBe(2)
})

test('each new request may write elsewhere, and its events stay the same', async () => {
  answers = [cancelled('TransactionConflict', 'None'), cancelled('ThrottlingError', 'None')]
  await commit((tries) => [things.creating({ id: `shard-${tries}`, colour: 'red' })], [Painted({ id: '1' })])
  const [first, second, third] = ids()
  expect([first?.[0], second?.[0], third?.[0]]).toEqual(['shard-1', 'shard-2', 'shard-3'])
  expect(new Set([first?.[1], second?.[1], third?.[1]]).size).toBe(1)
})

test('tries that write elsewhere make no pause at first, others do', async () => {
  const conflicts = () => Array.from({ length: 4 }, () => cancelled('TransactionConflict'))
  answers = conflicts()
  await attempt(() => [red()], [], { isSpread: true })
  expect(slept).toHaveLength(2)
  ;[answers, slept] = [conflicts(), []]
  await attempt([red()])
  expect(slept).toHaveLength(4)
})

const failing = (properties: object) => () => {
  throw Object.assign(new Error('no answer'), properties)
}

test.each([
  { name: 'TimeoutError' },
  { name: 'TransactionInProgressException', $fault: 'client' },
  { name: 'InternalServerError', $fault: 'server' },
  { code: 'ECONNRESET' },
])('an unknown outcome (%j) repeats the same request, whose token commits it once', async (unknown) => {
  answers = [failing(unknown), failing(unknown)]
  await attempt((tries) => [things.creating({ id: `shard-${tries}`, colour: 'red' })])
  expect(new Set(tokens()).size).toBe(1)
  expect(ids()).toEqual([['shard-1'], ['shard-1'], ['shard-1']])
})

test('after an unknown outcome no conflict leads to another request: the first may yet arrive', async () => {
  answers = [failing({ name: 'TimeoutError' }), cancelled('TransactionConflict')]
  await attempt((tries) => [things.creating({ id: `shard-${tries}`, colour: 'red' })])
  expect(new Set(tokens()).size).toBe(1)
  expect(ids()).toEqual([['shard-1'], ['shard-1'], ['shard-1']])
})

test('an outcome that stays unknown is thrown', async () => {
  answers = Array.from({ length: 20 }, () => failing({ name: 'TimeoutError' }))
  await expect(commit([red()])).rejects.toThrow('no answer')
  expect(sent).toHaveLength(4)
})

test('a refused condition is an outcome with the existing item', async () => {
  answers = [cancelled('None', { Code: 'ConditionalCheckFailed', Item: { id: '2', colour: 'blue' } })]
  const outcome = await attempt([
    red(),
    things.changing({ id: '2' }, { set: { colour: 'red' } }, { colour: is('green') }),
  ])
  expect(outcome).toEqual({
    committed: false,
    refused: [{ label: 'thing', position: 1, found: { id: '2', colour: 'blue' } }],
  })
})

test('a refusal together with a conflict is final: the condition would fail again', async () => {
  answers = [cancelled('TransactionConflict', 'ConditionalCheckFailed')]
  const outcome = await attempt([red(), red()])
  expect(outcome.committed).toBe(false)
  expect(names()).toEqual(['TransactWriteCommand'])
})

test('commit turns a refusal into a conflict that says what to do', async () => {
  answers = [cancelled('ConditionalCheckFailed')]
  await expect(commit([red()])).rejects.toMatchObject({ code: 'conflict' })
})

test('a conflict that never ends is thrown, not swallowed', async () => {
  answers = Array.from({ length: 20 }, () => cancelled('TransactionConflict'))
  await expect(commit([red()])).rejects.toThrow('cancelled')
  expect(sent.length).toBeLessThanOrEqual(8)
})

test.each([{ name: 'ValidationException', $fault: 'client' }, { code: 'ERR_INVALID_ARG_TYPE' }])(
  'every other failure (%j) is thrown at once',
  async (failure) => {
    answers = [failing(failure)]
    await expect(commit([red()])).rejects.toThrow('no answer')
    expect(sent).toHaveLength(1)
  },
)

test('a cancellation for another reason beside a conflict is thrown at once', async () => {
  answers = [cancelled('TransactionConflict', 'ItemCollectionSizeLimitExceeded')]
  await expect(commit([red(), red()])).rejects.toThrow('cancelled')
  expect(sent).toHaveLength(1)
})
