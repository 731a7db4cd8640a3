import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Item } from '#functions/restore/copy'
import type { DatabaseCommand } from '#lib/database/database-command'
import type { Key } from '#lib/database/keys'
import type { Simulation } from '#test/simulation/turns/simulation'

interface Part {
  readonly Item?: Item
  readonly Key?: Item
}

interface Written extends Part {
  readonly TableName?: string
  readonly TransactItems?: readonly Readonly<Record<string, Part>>[]
}

const keysIn = (input: Written): Key[] => {
  const parts: readonly Part[] = input.TransactItems?.flatMap((one) => Object.values(one)) ?? [input]
  return parts.flatMap(({ Item: item, Key: key = item }) => (key ? [{ pk: String(key.pk), sk: String(key.sk) }] : []))
}

/**
 * Records every version of every item that a simulation writes. `at` gives the table as a restore may find it: each item as
 * it was at a moment of its own, because transactions are not restored as a whole.
 */
export const recordItems = (simulation: Simulation, table: string) => {
  const versions = new Map<string, { at: number; item: Item | undefined }[]>()
  const { execute, ...rest } = simulation.database
  simulation.database = {
    ...rest,
    get commands() {
      return rest.commands
    },
    execute: (command: DatabaseCommand) => {
      const answer = execute(command)
      if (/^(Put|Delete|Update|TransactWrite)/.test(command.constructor.name))
        for (const key of keysIn(command.input as Written)) {
          const read = new GetCommand({ TableName: table, Key: { ...key }, ConsistentRead: true })
          const { Item: item } = execute(read as unknown as DatabaseCommand) as { Item?: Item }
          const id = `${key.pk}\n${key.sk}`
          versions.set(id, [...(versions.get(id) ?? []), { at: simulation.scheduler.now(), item }])
        }
      return answer
    },
  }
  return {
    /** When a conversation's head was written: the transactions around it are the ones to tear. */
    moments: (): readonly number[] =>
      [...versions].flatMap(([id, own]) => (id.endsWith('\nHEAD') ? own.map(({ at }) => at) : [])),
    /** The items at the moments that `momentOf` chooses, asked once for each. */
    at: (momentOf: () => number): Item[] =>
      [...versions.values()].flatMap((own) => {
        const moment = momentOf()
        const last = own.findLast(({ at }) => at <= moment)?.item
        return last ? [last] : []
      }),
  }
}
