import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Pair, PairContent, PairVersion } from '#shared/knowledge/pairs'

/** Stored as presented to members, but for `uses`: answers that were counted before there were `pairUses`. */
export const pairs = entity<Pair, { agentId: string; id: string }>({
  name: 'pair',
  parse: (item) => Pair.parse(item),
  key: keys.pair,
})

const StoredPairVersion = PairVersion.extend({ agentId: z.string(), pairId: z.string() })
type StoredPairVersion = z.infer<typeof StoredPairVersion>

export const pairVersions = entity<StoredPairVersion, { agentId: string; pairId: string; version: number }>({
  name: 'pair-version',
  parse: (item) => StoredPairVersion.parse(item),
  key: keys.pairVersion,
})

/** Counters of one Q&A: as one item, it would be contended from some twenty answers a second on. */
export const USE_PARTS = 8

const PairUses = z.object({ agentId: z.string(), pairId: z.string(), part: z.number().int(), uses: z.number().int() })
type PairUses = z.infer<typeof PairUses>

/** How often a Q&A answered; the sum of its counters. */
export const pairUses = entity<PairUses, Pick<PairUses, 'agentId' | 'pairId' | 'part'>>({
  name: 'pair-uses',
  parse: (item) => PairUses.parse(item),
  key: keys.pairUses,
})

/** Stored versions of one Q&A, including the current one. */
export const KEPT_VERSIONS = 20

/** A Q&A's current state as one of its versions. */
export const versionOf = ({ agentId, id, version, changedAt, changedBy, ...pair }: Pair): StoredPairVersion => ({
  agentId,
  pairId: id,
  version,
  changedAt,
  changedBy,
  ...PairContent.parse(pair),
})
