import { eventOf } from '#events/brief-delivery'
import { subscriptions } from '#events/subscriptions'
import { partOf as shareOf } from '#functions/billing/ledger/part-of'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { turnLimits } from '#functions/conversations/turn/rate/turn-limits'
import type { DatabaseCommand } from '#lib/database/database-command'
import type { BusEntry } from '#lib/events/bus-entry'
import { replaceWorld } from '#lib/world'
import { handlerOf } from '#test/support/handlers/handler-of'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { audience, chatWorld, fakeModel, finish, TABLE } from '#test/support/worlds/chat-world'
import { type Item, indexUnits, readUnits, writeUnits } from './request-units.ts'

/** A part of a turn's work, with its request units and the kinds of item that it writes. */
export interface Work {
  readonly name: string
  reads: number
  writes: number
  readonly kinds: Set<string>
}

export interface MeasuredTurn {
  /** The parts of the turn itself, then its consumers. */
  readonly works: readonly Work[]
  /** The types of its events on the bus. */
  readonly events: readonly string[]
  readonly consumers: readonly string[]
}

const ANSWER = 'The office is open from nine to five on weekdays. '.repeat(6)
/** An event's id as fifteen of sixteen are: what looks at a sample leaves it alone. */
const ORDINARY_ID = Array.from({ length: 100 }, (_, at) => `ordinary-${at}`).find((id) => shareOf(id) !== 0) ?? ''
const keyOf = (item: Item): string => `${item.pk} ${item.sk}`

/** Counts the request units of commands, one after the other, under the name of the work that `nameOf` sees in each. */
const meter = (
  database: {
    readonly items: (table: string) => readonly Item[]
    readonly send: (command: DatabaseCommand) => unknown
  },
  nameOf: (command: DatabaseCommand) => string,
) => {
  const works = new Map<string, Work>()
  const workOf = (name: string): Work => {
    const work = works.get(name) ?? { name, reads: 0, writes: 0, kinds: new Set<string>() }
    works.set(name, work)
    return work
  }
  const snapshot = () => new Map(database.items(TABLE).map((item) => [keyOf(item), structuredClone(item)]))
  const run = async (command: DatabaseCommand): Promise<unknown> => {
    const work = workOf(nameOf(command))
    const before = snapshot()
    const result = await database.send(command)
    const after = snapshot()
    const { name } = command.constructor
    const input = command.input as { ConsistentRead?: boolean; TransactItems?: readonly unknown[] }
    if (name === 'GetCommand' || name === 'QueryCommand') {
      const { Item, Items = Item ? [Item] : [] } = result as { Item?: Item; Items?: readonly Item[] }
      work.reads += readUnits(Items, input.ConsistentRead === true)
      return result
    }
    if (name === 'BatchGetCommand') {
      const { Responses = {} } = result as { Responses?: Readonly<Record<string, readonly Item[]>> }
      for (const item of Object.values(Responses).flat()) work.reads += readUnits([item], false)
      return result
    }
    const changed = [...new Set([...before.keys(), ...after.keys()])]
      .map((key) => [before.get(key), after.get(key)] as const)
      .filter(([old, fresh]) => JSON.stringify(old) !== JSON.stringify(fresh))
    const factor = name === 'TransactWriteCommand' ? 2 : 1
    // a condition check, or a write that changes nothing, is billed like a write of the smallest size
    work.writes += Math.max(0, (input.TransactItems?.length ?? 1) - changed.length) * factor
    for (const [old, fresh] of changed) {
      work.writes += factor * writeUnits(old, fresh)
      work.kinds.add(String((fresh ?? old)?.kind))
      const units = indexUnits(old, fresh)
      if (units === 0) continue
      const indexes = workOf('the indexes of what it writes')
      indexes.writes += units
      indexes.kinds.add(String((fresh ?? old)?.kind))
    }
    return result
  }
  let last: Promise<unknown> = Promise.resolve()
  const send = (command: DatabaseCommand): Promise<unknown> => {
    // commands that ran side by side would see each other's changes
    last = last.then(
      () => run(command),
      () => run(command),
    )
    return last
  }
  return { send, works: () => [...works.values()] }
}

/** The parts of a turn by the commands that it sends. */
const partOf = () => {
  let trips = 0
  return ({ constructor: { name } }: DatabaseCommand): string => {
    switch (name) {
      case 'TransactWriteCommand':
        return `round trip ${++trips}`
      case 'UpdateCommand':
        return 'the turns of agent and payer, counted beside round trip 1'
      case 'DeleteCommand':
        return 'outbox rows removed after publishing'
      default:
        return 'what it reads'
    }
  }
}

/** The request units of one ordinary turn (docs/cost.md): of the turn's own round trips and of its consumers. */
export const measureTurn = async (): Promise<MeasuredTurn> => {
  const chat = await chatWorld({ model: fakeModel(() => finish(ANSWER)), ports: { turnLimits: turnLimits() } })
  const turn = async (text: string) => {
    chat.clock.now += 60_000
    await handleMessage(chat.request(chat.message(text)), chat.ports, audience())
  }
  // an ordinary turn is not the first one, so it reads a history
  for (const text of ['When are you open?', 'And on holidays?', 'Where do I park?']) await turn(text)
  const events: BusEntry[] = []
  let nameOf = partOf()
  const { send, works } = meter(chat.database, (command) => nameOf(command))
  const undo = replaceWorld({
    database: send,
    publish: async (entries) => {
      events.push(...entries)
      return []
    },
  })
  try {
    await turn('Do I need an appointment for a repair?')
    const consumers = Object.entries(subscriptions).flatMap(([name, row]) =>
      events.some(({ type }) => type === eventOf(row).type) ? [[name, eventOf(row).type] as const] : [],
    )
    for (const [name, event] of consumers) {
      nameOf = () => name
      const handler = await handlerOf<(event: object, context: object) => Promise<void>>(name)
      for (const { type, detail } of events)
        if (type === event)
          await handler({ 'detail-type': type, detail: { ...JSON.parse(detail), id: ORDINARY_ID } }, lambdaContext())
    }
    return {
      works: works(),
      events: events.map(({ type }) => type),
      consumers: consumers.map(([name]) => name),
    }
  } finally {
    undo()
    chat.undo()
  }
}
