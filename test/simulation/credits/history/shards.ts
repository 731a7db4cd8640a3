import type { Account, Place } from './accounts.ts'
import { type Go, type History, MAX_HOLD } from './history.ts'

/** Ticks without feeding after a recall, far less than a lease. */
const REST = 2

/** Moves shards back to the main item, in random order, each in one transaction, until it has enough. */
export function* recall(history: History, account: Account, enough: () => boolean): Go {
  const listed = [...account.shards.keys()].toSorted(() => history.random.next() - 0.5)
  for (const place of listed) {
    if (enough()) return
    for (let tries = 0; tries < 3; tries++) {
      const read = account.shards.get(place)
      if (!read) break
      const { left, used } = read
      yield
      const shard = account.shards.get(place)
      if (!shard) break
      if (shard.left !== left || shard.used !== used) continue
      account.main += left
      account.used += used
      account.shards.delete(place)
      account.moves++
      account.quietUntil = history.now + REST
      break
    }
    yield
  }
}

/** Brings a shard two holds if one stays in the main item. */
export const feed = ({ now }: History, account: Account, place: Place, hold: number): boolean => {
  if (place === 'main' || account.main < 3 * hold || now < account.quietUntil) return false
  const shard = account.shards.get(place) ?? { left: 0, used: 0 }
  account.main -= 2 * hold
  account.shards.set(place, { ...shard, left: shard.left + 2 * hold })
  return true
}

/** Shards are filled before takers choose from them, and recalled after takers choose from fewer. */
export function* resize(history: History, account: Account, size: number): Go {
  for (let place = account.size; place < size; place++) {
    yield
    feed(history, account, place, MAX_HOLD)
  }
  account.size = size
  for (const agent of history.agents) {
    yield
    if (agent.payer === account) agent.hint = size
  }
  for (const place of [...account.shards.keys()].filter((listed) => listed >= size)) {
    yield
    const read = account.shards.get(place)
    if (!read) continue
    account.main += read.left
    account.used += read.used
    account.shards.delete(place)
    account.moves++
  }
}
