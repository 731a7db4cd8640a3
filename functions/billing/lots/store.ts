import * as z from 'zod'
import { accountOf } from '#functions/billing/ledger/account-of'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'
import { Payer } from '#shared/billing/payer'

const WaitingLot = z.object({
  owner: z.string(),
  /** Also its ledger line's. */
  id: z.string(),
  milliCredits: z.number().int().positive(),
  /** What the account lacked when the credits entered: it is paid by them. */
  debt: z.number().int(),
  endsAt: z.number().int(),
})

export type WaitingLot = z.infer<typeof WaitingLot>

/** Credits that will end, of which no use counts yet: another lot runs, or the sweeper has not come. The one that runs is part of the account. */
export const waitingLots = entity<WaitingLot, Pick<WaitingLot, 'owner' | 'id'>>({
  name: 'waiting-lot',
  parse: (item) => WaitingLot.parse(item),
  key: keys.waitingLot,
})

/** Partitions of the payers whose lots are due. */
export const LOT_END_SHARDS = 4

export const LotEnd = z.object({
  shard: z.number().int(),
  /** Milliseconds since 1970. */
  at: z.number().int(),
  /** Of the lot, or one of its own: no row replaces another, so what is removed is what was read. */
  id: z.string(),
  payer: Payer,
})

export type LotEnd = z.infer<typeof LotEnd>

/** When a payer's lots are due: one must begin or end. */
export const lotEnds = entity<LotEnd, Pick<LotEnd, 'shard' | 'at' | 'id'>>({
  name: 'lot-end',
  parse: (item) => LotEnd.parse(item),
  key: keys.lotEnd,
})

/** The row that makes a payer's lots due at a time. */
export const lotEndOf = (payer: Payer, id: string, at: number): LotEnd => ({
  shard: Number.parseInt(sha256(accountOf(payer)).slice(0, 4), 16) % LOT_END_SHARDS,
  at,
  id,
  payer,
})
