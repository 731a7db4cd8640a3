import { type Account, type Place, pay, type Step } from './accounts.ts'
import type { Agent, Head, History, Hold, Part, Talk } from './history.ts'

/** Where money goes in one try of a transaction. */
export interface Places {
  readonly take: (account: Account) => Place
  readonly back: (part: Part) => Place
}

export const heldOf = ({ talks }: History, account: Account): number =>
  talks.reduce((sum, { head }) => sum + (head?.hold?.payer.account === account ? head.hold.taken : 0), 0)

/** What a hold takes when it begins: from the payer, and from the counts as the agent's copy has their caps. */
export const opening = (accounts: readonly Account[], { hold, caps }: Agent, { take }: Places) => {
  const [payer, ...counts] = accounts.map((account): Part => ({ account, place: take(account) })) as [Part, ...Part[]]
  const steps: Step[] = [
    { ...payer, take: hold },
    ...counts.map((part, at) => ({ ...part, take: hold, cap: caps[at] ?? part.account.base })),
  ]
  return { steps, hold: { payer, counts, taken: hold } satisfies Hold }
}

/** What a hold gives back when it ends at a cost. `placeOf` may name another shard of the same account. */
export const closing = (
  { rules }: History,
  hold: Hold,
  agent: Agent,
  cost: number,
  placeOf: (part: Part) => Place,
): Step[] => [
  {
    account: rules.origin ? hold.payer.account : agent.payer,
    place: placeOf(hold.payer),
    back: hold.taken - cost,
    used: cost,
  },
  ...hold.counts.map((part) => ({ account: part.account, place: placeOf(part), back: hold.taken - cost })),
]

/** What the model knows of a reply's cost. */
export const book = (hold: Hold, cost: number) => {
  hold.payer.account.booked += cost
  hold.payer.account.cost += cost
  for (const { account } of hold.counts) account.cost += cost
}

const here = ({ account, place }: Part): Place => (place === 'main' || account.shards.has(place) ? place : 'main')

/** Ends a hold in one call, as a transaction does that was tried again with the places that are there. */
export const close = (history: History, talk: Talk, head: Head) => {
  if (head.hold) {
    pay(closing(history, head.hold, talk.agent, 0, here), history.rules)
    head.hold = undefined
  }
}
