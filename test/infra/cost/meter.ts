import type { DatabaseCommand } from '#lib/database/database-command'
import { TABLE } from '#test/support/worlds/chat-world'
import { type Item, indexUnits, readUnits, writeUnits } from './request-units.ts'

/** A part of what was measured, with its request units and the kinds of item that it writes. */
export interface Work {
  readonly name: string
  reads: number
  writes: number
  readonly kinds: Set<string>
}

const keyOf = (item: Item): string => `${item.pk} ${item.sk}`

/** Counts the request units of commands, one after the other, under the name of the work that `nameOf` sees in each. */
export const meter = (
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
