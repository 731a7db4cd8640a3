import { setTimeout as wait } from 'node:timers/promises'
import { agentChannels } from '#functions/channels/accounts/store'
import { handler } from '#functions/channels/telegram-hook'
import { attempt } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { sha256 } from '#lib/sha256'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { startDatabase } from '#test/support/database/start-database'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

/**
 * A hook under load: 200 updates a second for 60 s, offered whether or not those before are answered, and before that as many bare
 * transactions of four items, on the same engine. Consumers are off. `HOOK_SECONDS` shortens it.
 */
const RATE = 200
const SECONDS = Number(process.env.HOOK_SECONDS ?? 60)
const TABLE = 'hooks'
const SECRET = 'a-secret-that-only-telegram-knows-1234567890a'
const AGENT = 'a'.repeat(16)
const { TransactWriteCommand } = await import('@aws-sdk/lib-dynamodb')

type Send = (command: DatabaseCommand) => Promise<unknown>

process.env.TABLE_NAME = TABLE
process.env.REGION_NAME = 'eu'
process.env.BUS_NAME = 'bus'

/** Offers work at the rate; how long each took, and how many a second were served. */
const offer = async (work: (n: number) => Promise<void>) => {
  const took: number[] = []
  const count = RATE * SECONDS
  const began = performance.now()
  const under: Promise<void>[] = []
  for (let n = 0; n < count; n++) {
    const due = began + (n * 1000) / RATE
    const ahead = due - performance.now()
    if (ahead > 1) await wait(ahead)
    under.push(
      work(n).then(() => {
        // from when it was due: a sender that falls behind must not look fast
        took.push(Math.max(0, performance.now() - due))
      }),
    )
  }
  await Promise.all(under)
  const seconds = (performance.now() - began) / 1000
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(count - 1, Math.floor(count * share))] ?? 0
  return { served: count / seconds, p50: at(0.5), p99: at(0.99) }
}

const measure = async (send: Send) => {
  let events = 0
  let stored = 0
  const undo = replaceWorld({
    database: async (command) => {
      const answer = await send(command)
      if (command.constructor.name === 'TransactWriteCommand') stored++
      return answer
    },
    publish: async (entries) => {
      events += entries.length
      return []
    },
  })
  await attempt([
    agentChannels.putting({ agentId: AGENT, telegramAccount: 'telegram:7000000001', telegramSecret: sha256(SECRET) }),
  ])
  const bare = await offer(async (n) => {
    await send(
      new TransactWriteCommand({
        TransactItems: Array.from({ length: 4 }, (_, part) => ({
          Put: { TableName: TABLE, Item: { pk: `BARE#${n}`, sk: String(part), text: 'x'.repeat(300) } },
        })),
      }),
    )
  })
  stored = 0
  const refused: number[] = []
  const hook = await offer(async (n) => {
    const message = {
      message_id: n,
      from: { id: n % 500, is_bot: false, first_name: 'Ann', language_code: 'de' },
      chat: { id: n % 500, type: 'private', first_name: 'Ann' },
      date: 1_800_000_000,
      text: 'Have you got a room for two from Friday to Sunday?',
    }
    const { statusCode } = await handler(
      eventFor(
        'POST /v2/agents/{agentId}/telegram-webhook',
        { agentId: AGENT },
        {
          rawBody: JSON.stringify({ update_id: n, message }),
          headers: { 'x-telegram-bot-api-secret-token': SECRET },
        },
      ),
      lambdaContext(),
    )
    if (statusCode !== 200) refused.push(n)
  })
  undo()
  const round = (value: number) => Number(value.toFixed(1))
  return {
    offered: RATE,
    'served/s': round(hook.served),
    lost: RATE * SECONDS - stored + refused.length,
    events,
    'p50 ms': round(hook.p50),
    'p99 ms': round(hook.p99),
    'bare p50 ms': round(bare.p50),
    'bare p99 ms': round(bare.p99),
    'p99 ratio': round(hook.p99 / bare.p99),
  }
}

// a line of log per call is Lambda's to write, not this terminal's
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true
const memory = inMemoryDatabase()
const inMemory = await measure((command) => memory.send(command))
await using binary = await startDatabase(TABLE)
const onDisk = await measure(binary.send)
process.stdout.write = write
console.table({ 'engine in this process': inMemory, 'local engine of this machine': onDisk })
