import { type Account, accountWith } from './accounts.ts'
import { type Agent, type Go, type History, MAX_HOLD, type Talk } from './history.ts'
import { recallAll } from './shards.ts'

const nameOf = (agentId: number, day: number) => `agent${agentId}#${day}`

/** The day's count of a scope: an account that is opened with the cap. */
const countOf = ({ counts }: History, name: string, cap: number): Account => {
  const known = counts.get(name)
  if (known) return known
  const opened = accountWith(cap, true)
  counts.set(name, opened)
  return opened
}

/** What a turn takes its hold from: its payer, the agent's day, the visitor's day. */
export const accountsOf = (history: History, live: Agent, visitor: number): readonly Account[] => [
  live.payer,
  countOf(history, nameOf(live.id, history.day), live.caps[0]),
  countOf(history, `visitor${visitor}of${live.id}#${history.day}`, live.caps[1]),
]

/**
 * Brings the day's count of an agent to a cap that was saved. A raised one counts at once. A lowered one is marked on the
 * count, so that nobody with an older agent feeds a shard; then the shards that were fed come home.
 */
export function* changeCap(history: History, agent: Agent, day: number): Go {
  const count = history.counts.get(nameOf(agent.id, day))
  if (!count) return
  const [cap] = agent.caps
  const isLowered = cap < count.cap
  count.cap = cap
  yield
  if (isLowered && history.rules.lowered) yield* recallAll(history, count)
  count.changing--
}

/** `cost` is what the turn itself has used and not yet committed, `cap` what its agent's copy says. */
export const judgeCap = (history: History, account: Account, cap: number, talk: Talk, cost: number) => {
  const held = history.talks.reduce((sum, other) => (other === talk ? sum : sum + heldIn(other, account)), 0)
  history.faults.early += Number(account.cost + held + cost < cap)
}

const heldIn = ({ head }: Talk, account: Account): number =>
  head?.hold?.counts.some((part) => part.account === account) ? head.hold.taken : 0

/** Whether a cap that was lowered may still be passed: its shards are not all home, or a worker has an older agent. */
const isChanging = ({ working, agents, caches, now }: History, count: Account, agent: Agent) =>
  count.changing > 0 ||
  agents.some(({ id, caps }) => id === agent.id && caps[0] < count.cap) ||
  working.some(({ live }) => live?.id === agent.id && live.caps[0] > count.cap) ||
  [...caches.values()].some(({ live, until }) => live.id === agent.id && until > now && live.caps[0] > count.cap)

const heldOf = ({ talks }: History, count: Account): number => talks.reduce((sum, talk) => sum + heldIn(talk, count), 0)

/** What is spent and held never passes a cap by more than one hold. */
export const checkCaps = (history: History) => {
  const { counts, talks, agents, faults, day } = history
  for (const agent of agents)
    for (const date of [day, day - 1]) {
      const count = counts.get(nameOf(agent.id, date))
      if (!count) continue
      const is = isChanging(history, count, agent)
      // who made this step may have gone with it
      if (is || count.wasChanging) count.spared = count.cost + heldOf(history, count)
      count.wasChanging = is
    }
  for (const count of counts.values()) {
    const { cost, cap, spared } = count
    faults.overCap += Number(cost + heldOf(history, count) > Math.max(cap, spared) + MAX_HOLD)
  }
  for (const { head, agent } of talks) if (head && head.spent > agent.caps[2] + MAX_HOLD) faults.overCap++
}
