/**
 * An account of credits, or a cap's day, in milli-credits: what lies in its main item and in its shards, and what the books
 * say that it should be.
 */
export interface Purse {
  /** Of an account: the sum of its ledger's entries. Of a day: what was charged under its cap. */
  booked: number
  /** Of running turns. */
  held: number
  /** An account's balance, or a day's count. */
  main: number
  readonly shards: Map<string, number>
  listed: ReadonlySet<string>
}

export const emptyPurse = (): Purse => ({ booked: 0, held: 0, main: 0, shards: new Map(), listed: new Set() })

/** Credits that can be spent, or of a day what is spent and held. */
export const totalOf = (name: string, { main, shards }: Purse): number => {
  const inShards = [...shards.values()].reduce((sum, amount) => sum + amount, 0)
  return isDay(name) ? main - inShards : main + inShards
}

export const isDay = (name: string): boolean => name.startsWith('SPEND#')

/** What is wrong with a purse after a command. */
export const faultsOfPurse = (name: string, purse: Purse): string[] => {
  const { booked, held, main, shards, listed } = purse
  const expected = isDay(name) ? booked + held : booked - held
  const total = totalOf(name, purse)
  return [
    ...(total === expected ? [] : [`${name} has ${total}, but ${booked} booked and ${held} held`]),
    ...(main < 0 ? [`${name} has ${main} in its main item`] : []),
    ...[...shards].flatMap(([shard, amount]) => (amount < 0 ? [`shard ${shard} of ${name} has ${amount}`] : [])),
    ...[...shards.keys()].flatMap((shard) => (listed.has(shard) ? [] : [`${name} does not list its shard ${shard}`])),
    ...[...listed].flatMap((shard) => (shards.has(shard) ? [] : [`${name} lists shard ${shard}, which is missing`])),
  ]
}
