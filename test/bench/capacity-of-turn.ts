import { handleMessage } from '#functions/conversations/turn/handle-message'
import { turnLimits } from '#functions/conversations/turn/lease/turn-limits'
import type { DatabaseCommand } from '#lib/database/database-command'
import type { BusEntry } from '#lib/events/bus-entry'
import { replaceWorld } from '#lib/world'
import { audience, chatWorld, fakeModel, finish, TABLE } from '#test/support/worlds/chat-world'

/**
 * The DynamoDB request units of one ordinary turn (docs/cost.md): of the turn's own round trips and of its consumers. Sizes
 * are those of the stored items; a transaction costs double; an index costs one write per change of an item in it and two
 * when its key changes.
 */
type Item = Readonly<Record<string, unknown>>

interface Units {
  reads: number
  writes: number
}

/** DynamoDB's size of an item: names and texts in UTF-8, numbers at half a byte a digit, 3 bytes and 1 each for a list or map. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1
  if (value instanceof Uint8Array) return value.byteLength
  if (Array.isArray(value) || value instanceof Set)
    return [...value].reduce((sum: number, inner) => sum + 1 + sizeOf(inner), 3)
  if (typeof value !== 'object' || value === null) return 1
  return 3 + Object.entries(value).reduce((sum, [name, inner]) => sum + 1 + Buffer.byteLength(name) + sizeOf(inner), 0)
}
const bytesOf = (item: Item | undefined): number =>
  item ? Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value), 0) : 0
const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))
const readUnits = (bytes: number, isConsistent: boolean): number =>
  Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5)
const keyOf = (item: Item): string => `${item.pk} ${item.sk}`

const indexUnits = (before: Item | undefined, after: Item | undefined): number =>
  ['gsi1', 'gsi2'].reduce((units, index) => {
    const [old, fresh] = [before, after].map((item) => (item?.[`${index}pk`] ? item : undefined))
    if (!old && !fresh) return units
    const hasMoved =
      old && fresh && (old[`${index}sk`] !== fresh[`${index}sk`] || old[`${index}pk`] !== fresh[`${index}pk`])
    return units + writeUnits(Math.max(bytesOf(old), bytesOf(fresh))) * (hasMoved ? 2 : 1)
  }, 0)

const answer = 'The office is open from nine to five on weekdays. '.repeat(6)
const chat = await chatWorld({ model: fakeModel(() => finish(answer)), ports: { turnLimits: turnLimits() } })
const byWork = new Map<string, Units>()
let work = 'the turn'

const snapshot = () => new Map(chat.database.items(TABLE).map((item) => [keyOf(item), structuredClone(item)]))

const meter = async (command: DatabaseCommand): Promise<unknown> => {
  const before = snapshot()
  const result = await chat.database.send(command)
  const after = snapshot()
  const units = byWork.get(work) ?? { reads: 0, writes: 0 }
  byWork.set(work, units)
  const { name } = command.constructor
  const input = command.input as { ConsistentRead?: boolean; TransactItems?: readonly Record<string, unknown>[] }
  if (name === 'GetCommand' || name === 'QueryCommand') {
    const { Item, Items = Item ? [Item] : [] } = result as { Item?: Item; Items?: readonly Item[] }
    units.reads += readUnits(
      Items.reduce((sum, item) => sum + bytesOf(item), 0),
      input.ConsistentRead === true,
    )
    return result
  }
  const changed = new Set(
    [...before.keys(), ...after.keys()].filter(
      (key) =>
        bytesOf(before.get(key)) !== bytesOf(after.get(key)) ||
        JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
    ),
  )
  // a condition check, or a write that changes nothing, is billed like a write of the smallest size
  const untouched = Math.max(0, (input.TransactItems?.length ?? 1) - changed.size)
  const factor = name === 'TransactWriteCommand' ? 2 : 1
  units.writes += untouched * factor
  for (const key of changed) {
    const [old, fresh] = [before.get(key), after.get(key)]
    units.writes += factor * writeUnits(Math.max(bytesOf(old), bytesOf(fresh))) + indexUnits(old, fresh)
  }
  return result
}

const events: BusEntry[] = []
const turn = async (text: string) => {
  chat.clock.now += 60_000
  await handleMessage(chat.request(chat.message(text)), chat.ports, audience())
}
// an ordinary turn is not the first one, so it reads a history
for (const text of ['When are you open?', 'And on holidays?', 'Where do I park?']) await turn(text)
replaceWorld({
  database: meter,
  publish: async (entries) => {
    events.push(...entries)
    return []
  },
})
await turn('Do I need an appointment for a repair?')

const { subscriptions } = await import('#events/subscriptions')
const { eventOf } = await import('#events/brief-delivery')
const consumers = Object.entries(subscriptions)
  .map(([name, row]) => [name, eventOf(row)] as const)
  .filter(([, event]) => events.some(({ type }) => type === event.type))
for (const [name, event] of consumers) {
  work = name
  const { handler } = (await import(`../../functions/${name}.ts`)) as {
    handler: (event: object, context: object) => Promise<void>
  }
  for (const { type, detail } of events)
    if (type === event.type) await handler({ 'detail-type': type, detail: JSON.parse(detail) }, {})
}
chat.undo()
console.log(`one ordinary turn: ${events.length} events on the bus (${events.map(({ type }) => type).join(', ')})`)
console.table(
  [...byWork].map(([name, { reads, writes }]) => ({ work: name, 'read units': reads, 'write units': writes })),
)
const total = [...byWork.values()].reduce(
  (sum, it) => ({ reads: sum.reads + it.reads, writes: sum.writes + it.writes }),
  { reads: 0, writes: 0 },
)
console.log(`in all ${total.reads} read units, ${total.writes} write units; ${consumers.length} consumers ran`)
