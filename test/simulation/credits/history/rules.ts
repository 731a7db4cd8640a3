import type { MoneyRules } from './accounts.ts'

/** What the design demands; each rule can be taken away, and a history then has the fault that it prevents. */
export interface Rules extends MoneyRules {
  /** What a hold leaves returns to the payer that it was taken from, also when the agent has another one by then. */
  readonly origin: boolean
  /** Taking over a lease closes the hold that it finds. */
  readonly oldHold: boolean
  /** A reply is committed only under the lease's token. */
  readonly fence: boolean
  /** And only when no reply was committed since: a renewed lease keeps its token. */
  readonly turns: boolean
  /** What the main item lacks is recalled from shards first. */
  readonly recall: boolean
  /** A round asks the conversation's cap again. */
  readonly roundCap: boolean
  /** A claw-back goes below zero only when no shard is left. */
  readonly clawRecalls: boolean
  /** A lot begins and ends only if no shard was recalled while `used` was added up. */
  readonly moves: boolean
  /** A lot whose rest lies in shards or holds ends in several steps. */
  readonly again: boolean
  /** A lot's use is what left for good, not what left the balance. */
  readonly usedOnly: boolean
  /** A debt is paid by a lot before the lot counts. */
  readonly debtFirst: boolean
  /** What is granted enters the balance at once; only its lot waits for the one before. */
  readonly atOnce: boolean
  /** What is used while a lot waits does not count to it. */
  readonly waitApart: boolean
  /** Unless purchased credits were used up: then it is the waiting lot's. */
  readonly waitUse: boolean
  /** A cap that is lowered recalls the shards that were fed under the old one. */
  readonly lowered: boolean
  /** Nobody with an older, higher cap feeds a shard any more. */
  readonly freshFeed: boolean
  /** Shards beyond an account's size are recalled again: an agent in a cache may have fed one. */
  readonly tidy: boolean
  /** Agents of one payer choose from as many shards as the payer has, whatever their own hold. */
  readonly oneSize: boolean
  /** A recall fetches what the hold of this agent needs. */
  readonly ownHold: boolean
  /** A message is stored once, so that a request that arrives late starts nothing. */
  readonly seen: boolean
  /** Erasing a conversation closes its hold. */
  readonly eraseCloses: boolean
  /** A charge has an id of its own, so that a late first request and its repetition are one. */
  readonly chargeId: boolean
}

export const design: Rules = {
  listed: true,
  strict: true,
  returned: true,
  raised: true,
  origin: true,
  oldHold: true,
  fence: true,
  turns: true,
  recall: true,
  roundCap: true,
  clawRecalls: true,
  moves: true,
  again: true,
  usedOnly: true,
  debtFirst: true,
  atOnce: true,
  waitApart: true,
  waitUse: true,
  lowered: true,
  freshFeed: true,
  tidy: true,
  oneSize: true,
  ownHold: true,
  seen: true,
  eraseCloses: true,
  chargeId: true,
}

/** How often something happened in a history that must not. */
export interface Faults {
  /** Entries are not main items, shards and open holds. */
  sum: number
  /** A reply without a hold. */
  unheld: number
  lost: number
  twice: number
  /** A charge was made twice. */
  chargedTwice: number
  /** A hold or lease is open after all is quiet. */
  leftOpen: number
  /** More than a cap and one hold was spent. */
  overCap: number
  /** A cap refused that spending and running holds had not reached. */
  early: number
  /** No credits, though the total covers what was asked. */
  refused: number
  /** Below zero, and yet shards that pay. */
  debt: number
  /** A lot took purchased credits, or outlived its end. */
  expiry: number
  /** Credits are left in shards that takers do not choose from. */
  stray: number
  /** A shard that takers choose from was recalled for being one too many. */
  churn: number
  /** No end. */
  stuck: number
}

export const noFaults = (): Faults => ({
  sum: 0,
  unheld: 0,
  lost: 0,
  twice: 0,
  chargedTwice: 0,
  leftOpen: 0,
  overCap: 0,
  early: 0,
  refused: 0,
  debt: 0,
  expiry: 0,
  stray: 0,
  churn: 0,
  stuck: 0,
})
