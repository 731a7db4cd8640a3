import type { Sides } from './judge.ts'
import { commonOrders, inOrderOf } from './merge-order.ts'

interface Item {
  readonly id: string
}

interface Choices<T extends Item> {
  /** What becomes of the item with this id; nothing where it is gone. */
  readonly item: (id: string, sides: Sides<T | undefined>) => T | undefined
  /** Whose order the list has; asked with the ids that all three have. */
  readonly order: (sides: Sides<readonly string[]>) => 'theirs' | 'next'
}

/** Whether the items of a list can be told apart. */
export const hasOwnIds = (items: readonly Item[]): boolean => new Set(items.map(({ id }) => id)).size === items.length

/** A list of which every item is merged by its id. */
export const mergeList = <T extends Item>({ base, theirs, next }: Sides<readonly T[]>, choices: Choices<T>): T[] => {
  const [b, t, n] = [byId(base), byId(theirs), byId(next)]
  const merged = new Map<string, T>()
  for (const id of new Set([...t.keys(), ...n.keys()])) {
    const item = choices.item(id, { base: b.get(id), theirs: t.get(id), next: n.get(id) })
    if (item) merged.set(id, item)
  }
  const orders = { base: [...b.keys()], theirs: [...t.keys()], next: [...n.keys()] }
  const isSources = choices.order(commonOrders(orders)) === 'next'
  const [lead, other] = isSources ? [orders.next, orders.theirs] : [orders.theirs, orders.next]
  return inOrderOf(new Set(merged.keys()), lead, other).flatMap((id) => merged.get(id) ?? [])
}

const byId = <T extends Item>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]))
