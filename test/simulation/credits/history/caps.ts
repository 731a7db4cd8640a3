import { type Account, accountWith } from './accounts.ts'
import { type Agent, type History, MAX_HOLD, type Talk } from './history.ts'

/** The day's count of a scope: an account that is opened with the cap. */
const countOf = (history: History, name: string, cap: number): Account => {
  const id = `${name}#${history.day}`
  const known = history.counts.get(id)
  if (known) return known
  const opened = accountWith(cap, true)
  history.counts.set(id, opened)
  return opened
}

/** What a turn takes its hold from: its payer, the agent's day, the visitor's day. */
export const accountsOf = (history: History, live: Agent, visitor: number): readonly Account[] => [
  live.payer,
  countOf(history, `agent${live.id}`, live.caps[0]),
  countOf(history, `visitor${visitor}of${live.id}`, live.caps[1]),
]

/** `cost` is what the turn itself has used and not yet committed. */
export const judgeCap = ({ talks, faults }: History, account: Account, talk: Talk, cost: number) => {
  const running = talks.reduce((sum, other) => {
    const held = other.head?.hold
    return other !== talk && held?.counts.some((part) => part.account === account) ? sum + held.taken : sum
  }, 0)
  faults.early += Number(account.cost + running + cost < account.cap)
}

export const checkCaps = ({ counts, talks, faults }: History) => {
  for (const count of counts.values()) faults.overCap += Number(count.cost > count.cap + MAX_HOLD)
  for (const { head, agent } of talks) if (head && head.spent > agent.caps[2] + MAX_HOLD) faults.overCap++
}
