import { accounts } from '#functions/billing/store'
import { heads } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld } from '#lib/world'
import { startDatabase } from '#test/support/database/start-database'
import { chatWorld, TABLE } from '#test/support/worlds/chat-world'

/**
 * Sixty concurrent turns on an instant model, without HTTP: our share of the time and the database's. The same turns run on
 * the engine in this process, on the local run's engine and on the portable one, both on disk, each compared with a bare transaction of four
 * items on the same engine, so that a slow disk shows as one.
 */
const AT_ONCE = 60
const { TransactWriteCommand } = await import('@aws-sdk/lib-dynamodb')

type Send = (command: DatabaseCommand) => Promise<unknown>

const at = (share: number, values: readonly number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(1)

const bare =
  (send: Send) =>
  async (n: number): Promise<number> => {
    const began = performance.now()
    const items = Array.from({ length: 4 }, (_, part) => ({
      Put: { TableName: TABLE, Item: { pk: `BARE#${n}#${began}`, sk: String(part), text: 'x'.repeat(300) } },
    }))
    await send(new TransactWriteCommand({ TransactItems: items }))
    return performance.now() - began
  }

const measure = async (send: Send | undefined) => {
  const chat = await chatWorld()
  const use: Send = send ?? chat.database.send
  const undo = replaceWorld({
    database: use,
    sleep: (ms, signal) =>
      ms > 10_000
        ? new Promise((go) => signal?.addEventListener('abort', () => go()))
        : new Promise((go) => setTimeout(go, ms)),
  })
  const head = await chat.head().catch(() => undefined)
  const start = head ?? (await heads.parse(chat.database.items(TABLE).find(({ kind }) => kind === 'conversation')))
  let serial = 0
  const conversation = async (): Promise<string> => {
    const conversationId = `01BENCH${String(++serial).padStart(10, '0')}${Math.floor(performance.now() * 1000)}`
    await attempt([heads.creating({ ...start, conversationId })])
    return conversationId
  }
  const balance = { ...chat.agent.payer, balance: 1_000_000_000, hasEverPaid: false }
  await attempt([accounts.putting(balance)])
  const turn = async (conversationId: string) => {
    const began = performance.now()
    let firstMs = 0
    let isWhole = false
    await handleMessage(
      { ...chat.request(chat.message('Hello', `bench-${conversationId}`)), conversationId, visitor: conversationId },
      chat.ports,
      {
        send: ({ type }) => {
          if (type === 'accepted') firstMs = performance.now() - began
          if (type === 'done') isWhole = true
        },
      },
    )
    return { firstMs, isWhole }
  }
  for (let warm = 0; warm < 30; warm++) await turn(await conversation())
  const alone = []
  for (let one = 0; one < 30; one++) alone.push((await turn(await conversation())).firstMs)
  const many = []
  for (let one = 0; one < AT_ONCE; one++) many.push(await conversation())
  const together = await Promise.all(many.map(turn))
  const bareTogether = await Promise.all(many.map((_, n) => bare(use)(n)))
  undo()
  chat.undo()
  return {
    failed: together.filter(({ isWhole }) => !isWhole).length,
    'one: first event p50 ms': at(0.5, alone),
    '60: first event p50 ms': at(
      0.5,
      together.map(({ firstMs }) => firstMs),
    ),
    '60: first event p99 ms': at(
      0.99,
      together.map(({ firstMs }) => firstMs),
    ),
    '60 bare transactions p99 ms': at(0.99, bareTogether),
  }
}

const inProcess = await measure(undefined)
await using binary = await startDatabase(TABLE)
const onBinary = await measure(binary.send)
await using portable = await startDatabase(TABLE, { kind: 'portable' })
const onPortable = await measure(portable.send)
console.table({
  'engine in this process': inProcess,
  'local engine of this machine': onBinary,
  'portable engine': onPortable,
})
