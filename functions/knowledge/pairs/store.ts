import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Pair, PairContent, PairVersion } from '#shared/knowledge/pairs'

/** Stored exactly as presented to members. */
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
