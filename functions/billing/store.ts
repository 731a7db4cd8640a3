import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { Payer } from '#shared/billing/payer'
import { accountKey } from './account-key.ts'

const Account = z.object({
  balance: z.number().int(),
  hasEverPaid: z.boolean().default(false),
  /** Milli-credits that left for good, without what the shards have counted. */
  used: z.number().int().optional(),
  /** All that ever entered, less what a lot's end took: with `used` it says what is left, holds of running turns included. */
  entered: z.number().int().optional(),
  /** How often credits went to a shard or came home, so that a sum over all of them is known to be of one moment. */
  moves: z.number().int().optional(),
  /** The numbers of the shards that exist; no attribute while there is none. */
  shards: z.set(z.string()).optional(),
  /** Grows with each turn that takes from it or gives back, so that two equal reads of it are known to be of one state. */
  writes: z.number().int().optional(),
  /** Until when no shard is fed, in milliseconds. */
  quietUntil: z.number().int().optional(),
  /** Between how many shards its agents' turns choose; the last number that was published. */
  size: z.number().int().optional(),
  /** When it was last decided for an account with shards, in milliseconds. */
  sizedAt: z.number().int().optional(),
  /** The largest hold of its turns, in milli-credits, and when one was as large. */
  hold: z.number().int().optional(),
  heldAt: z.number().int().optional(),
  /** Once it ever had shards: its ledger is in parts too. */
  isInParts: z.boolean().optional(),
  /** The lot that runs: milli-credits that end at `lotEndsAt` (ms) as far as nothing used them since `used` was `lotUsedAt`. */
  lotId: z.string().optional(),
  lotMilliCredits: z.number().int().optional(),
  lotUsedAt: z.number().int().optional(),
  lotEndsAt: z.number().int().optional(),
  /** What of it its end has taken already. */
  lotTaken: z.number().int().optional(),
  /** The lot before it, and what its end took in all, so that a restored ledger that lacks its last line is known. */
  endedLotId: z.string().optional(),
  endedLotTaken: z.number().int().optional(),
})

export type Account = z.output<typeof Account>

/**
 * A payer's credits; `balance` is in milli-credits, without what lies in shards, and only changed by ledger transactions. No index has them, so that a turn
 * writes one item and never meets a change of the owner's record.
 */
export const accounts = entity<Account, Payer>({
  name: 'account',
  parse: (item) => Account.parse(item),
  key: accountKey,
})

const AccountShard = z.object({
  owner: z.string(),
  shard: z.number().int(),
  balance: z.number().int(),
  used: z.number().int(),
  /** Grows with each change, as the account's. */
  writes: z.number().int().optional(),
})

/** A part of a payer's credits, from which turns take and to which they give back, so that they do not meet in one item. */
export const accountShards = entity<z.infer<typeof AccountShard>, { owner: string; shard: number }>({
  name: 'account-shard',
  parse: (item) => AccountShard.parse(item),
  key: keys.accountShard,
})
