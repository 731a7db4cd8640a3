import { type Account, mainFor, type Place } from './accounts.ts'
import { CACHE, type Go, type History, HOLDS, MAX_HOLD, SHARDS } from './history.ts'

/** Ticks without feeding after a recall, far less than a lease. */
const REST = 2

/** One shard comes home in one transaction, if it is still as it was read. */
function* recallOne(history: History, account: Account, place: number): Go<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    const read = account.shards.get(place)
    if (!read) return true
    const { left, used } = read
    yield
    const shard = account.shards.get(place)
    if (!shard) return true
    if (shard.left !== left || shard.used !== used) continue
    account.main += left
    account.used += used
    account.shards.delete(place)
    account.moves++
    account.quietUntil = history.now + REST
    return true
  }
  return false
}

/** Moves shards back to the main item, in random order, each in one transaction, until it has enough. */
export function* recall(history: History, account: Account, enough: () => boolean): Go {
  const listed = [...account.shards.keys()].toSorted(() => history.random.next() - 0.5)
  for (const place of listed) {
    if (enough()) return
    yield* recallOne(history, account, place)
    yield
  }
}

/** Each shard that is listed now comes home once. */
export function* recallAll(history: History, account: Account): Go {
  for (const place of [...account.shards.keys()]) while (!(yield* recallOne(history, account, place))) yield
}

/** Brings a shard two holds if one stays in the main item. `cap` is that of the feeder's copy of the agent. */
export const feed = ({ now, rules }: History, account: Account, place: Place, hold: number, cap?: number): boolean => {
  if (place === 'main' || now < account.quietUntil || mainFor(account, cap) < 3 * hold) return false
  // somebody lowered the cap since this agent was read
  if (rules.freshFeed && cap !== undefined && account.cap < cap) return false
  const shard = account.shards.get(place) ?? { left: 0, used: 0 }
  account.main -= 2 * hold
  account.shards.set(place, { ...shard, left: shard.left + 2 * hold })
  return true
}

/** Another number of shards: they are filled before takers choose from them. */
export function* resize(history: History, account: Account, size: number): Go {
  for (let place = account.size; place < size; place++) {
    yield
    feed(history, account, place, MAX_HOLD)
  }
  account.size = size
  for (const agent of history.agents) {
    yield
    if (agent.payer === account) agent.hint = hintOf(history, account, agent.hold)
  }
  account.sizedAt = history.now
  account.publishing--
}

/** From how many shards an agent's turns choose; the mutant has more for a smaller hold. */
export const hintOf = ({ rules }: History, { size }: Account, hold: number): number =>
  rules.oneSize || size === 0 || hold === HOLDS[0] ? size : Math.min(SHARDS, size + 1)

/** Recalls what takers no longer choose from, once no cache can have an agent of before. */
export function* tidy(history: History, account: Account): Go {
  if (!history.rules.tidy || isSettling(history, account)) return
  for (const place of strays(account)) {
    const isChosen = history.agents.some((agent) => agent.payer === account && agent.hint > place)
    history.faults.churn += Number(isChosen && !isSettling(history, account) && place >= account.size)
    yield* recallOne(history, account, place)
    yield
  }
}

const isSettling = ({ now }: History, { publishing, sizedAt }: Account) => publishing > 0 || now < sizedAt + CACHE

export const strays = ({ shards, size }: Account): number[] => [...shards.keys()].filter((place) => place >= size)
