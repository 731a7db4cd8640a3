import { type Account, mainFor, type Place, type Refusal, totalOf } from './accounts.ts'
import { judgeCap } from './caps.ts'
import { type Agent, type Go, type History, HOLDS, SHARDS, type Talk } from './history.ts'
import type { Places } from './holds.ts'
import { keptOut } from './lots.ts'
import { feed, recall } from './shards.ts'

/** What refused a transaction: money, or something else by its name; `undefined` once it is done. */
export type End = Refusal | string | undefined

/** Money steps of one transaction before it is begun again. */
const MONEY_STEPS = 8

type Chosen = ReadonlyMap<Account, Place>

/** One request under one token: however often it arrives, it commits once. */
const requestOf = (attempt: (places: Places) => End, take: Chosen, back: Chosen): (() => End) => {
  const [takes, backs] = [new Map(take), new Map(back)]
  const places: Places = {
    take: (account) => takes.get(account) ?? 'main',
    back: (part) => backs.get(part.account) ?? part.place,
  }
  let isDone = false
  return () => {
    if (isDone) return undefined
    const end = attempt(places)
    isDone = end === undefined
    return end
  }
}

function* late({ random }: History, request: () => End): Go {
  for (let wait = random.below(20); wait >= 0; wait--) yield
  request()
}

const placesToTake = ({ random }: History, { hint }: Agent, accounts: readonly Account[]) =>
  new Map<Account, Place>(
    accounts.map((account) => [
      account,
      hint > 0 && account !== accounts[2] && random.chance(0.9) ? random.below(hint) : 'main',
    ]),
  )

/**
 * A transaction until it commits, or is refused for another reason than money, or by a main item with no shard listed. A
 * shard that lacks is fed or passed by; one that is gone is passed by.
 */
export function* paying(
  history: History,
  agent: Agent,
  accounts: readonly Account[],
  attempt: (places: Places) => End,
): Go<End> {
  const { random, rules } = history
  const take = placesToTake(history, agent, accounts)
  const back = new Map<Account, Place>()
  // after a conflict the rest goes to another shard
  if (random.chance(0.2)) for (const account of accounts) back.set(account, random.below(SHARDS))
  const fed = new Set<Account>()
  for (let steps = 0; steps < MONEY_STEPS; steps++) {
    const request = requestOf(attempt, take, back)
    if (random.chance(0.05)) {
      // no answer: the same request is sent again, and the first one arrives before it, later, or never
      if (random.chance(0.3)) request()
      else if (random.chance(0.6)) history.working.push({ go: late(history, request), live: agent })
      yield
    }
    const end = request()
    if (end === undefined || typeof end === 'string') return end
    const { account, place, why } = end
    if (why === 'gone') back.set(account, 'main')
    else if (place === 'main') {
      const wanted = rules.ownHold ? agent.hold : Math.min(agent.hold, HOLDS[1])
      const lacks = () =>
        account.isCap ? mainFor(account, capIn(agent, accounts, account)) < 1 : account.main < wanted
      if (!rules.recall || account.shards.size === 0) return end
      yield* recall(history, account, () => !lacks())
    } else if (fed.has(account)) take.set(account, 'main')
    else {
      yield
      fed.add(account)
      if (!feed(history, account, place, agent.hold, capIn(agent, accounts, account))) take.set(account, 'main')
    }
    yield
  }
  return 'busy'
}

/** The cap of a count, as the agent's copy has it. */
const capIn = ({ caps }: Agent, accounts: readonly Account[], account: Account): number | undefined =>
  account.isCap ? caps[accounts.indexOf(account) - 1] : undefined

/** Whether money refused rightly. `cost` is what the turn itself has used and not yet committed. */
export const judge = (
  history: History,
  { account }: Refusal,
  { talk, live, cost }: { readonly talk: Talk; readonly live: Agent; readonly cost: number },
  accounts: readonly Account[],
) => {
  const cap = capIn(live, accounts, account)
  if (cap !== undefined) judgeCap(history, account, cap, talk, cost)
  else history.faults.refused += Number(totalOf(account) + keptOut(history, account) >= live.hold)
}
