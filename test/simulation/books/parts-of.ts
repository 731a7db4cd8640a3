import { Held } from '#functions/conversations/store'
import type { Item } from '#infra/local/database/engine/expressions'
import type { Purse } from './purse.ts'

/** What an item says of a purse: adds it, or takes it away. */
export interface Part {
  readonly name: string
  readonly apply: (purse: Purse, sign: 1 | -1) => void
}

/** What an item says of the purses of the accounts and days that it is of. */
export const partsOf = (item: Item | undefined): readonly Part[] => {
  if (!item) return []
  const pk = String(item.pk)
  switch (item.kind) {
    case 'account':
      return [main(pk, Number(item.balance), item.shards)]
    case 'spend':
      return [main(pk, Number(item.milliCredits), item.shards)]
    case 'account-shard':
      return [shard(String(item.owner), String(item.shard), Number(item.balance))]
    case 'spend-shard': {
      const end = pk.lastIndexOf('#')
      return [shard(pk.slice(0, end), pk.slice(end + 1), Number(item.left))]
    }
    case 'ledger-entry':
      return [booking(String(item.owner), (item.to === item.owner ? 1 : -1) * Number(item.milliCredits))]
    case 'conversation': {
      const held = heldIn(item)
      return held ? [payerName(held.payer), ...held.reserved.map(dayName)].map((it) => hold(it, held.milliCredits)) : []
    }
    default:
      return []
  }
}

/** The hold of a conversation's running turn. */
export const heldIn = (item: Item | undefined): Held | undefined =>
  item?.held === undefined ? undefined : Held.parse(item.held)

/** The name of the day that a hold is reserved under. */
export const dayName = ({ scope: { agentId, visitor }, day }: Held['reserved'][number]): string =>
  `SPEND#${visitor === undefined ? `AGT#${agentId}` : `VIS#${agentId}#${visitor}`}#${day}`

const payerName = ({ kind, id }: Held['payer']): string => `${kind === 'workspace' ? 'WS' : 'ORG'}#${id}`

const main = (name: string, amount: number, listed: unknown): Part => ({
  name,
  apply: (purse, sign) => {
    purse.main = sign > 0 ? amount : 0
    purse.listed = new Set(sign > 0 && listed instanceof Set ? [...listed].map(String) : [])
  },
})

const shard = (name: string, number: string, amount: number): Part => ({
  name,
  apply: ({ shards }, sign) => void (sign > 0 ? shards.set(number, amount) : shards.delete(number)),
})

const booking = (name: string, amount: number): Part => ({
  name,
  apply: (purse, sign) => {
    purse.booked += sign * amount
  },
})

const hold = (name: string, amount: number): Part => ({
  name,
  apply: (purse, sign) => {
    purse.held += sign * amount
  },
})
