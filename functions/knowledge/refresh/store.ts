import * as z from 'zod'
import type { StoredSource } from '#functions/knowledge/store'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { Write } from '#lib/database/write'
import { sha256 } from '#lib/sha256'

/** Partitions of the refresh schedule. */
export const REFRESH_SHARDS = 8

export const Refresh = z.object({
  shard: z.number().int(),
  at: z.number().int(),
  agentId: z.string(),
  sourceId: z.string(),
  /** How often it was tried in vain. */
  attempts: z.number().int().optional(),
  /** It is not tried before, in milliseconds. */
  notBefore: z.number().int().optional(),
})
export type Refresh = z.infer<typeof Refresh>

/** A scheduled refresh, keyed by time: one query a shard finds what is due. */
export const refreshes = entity<Refresh>({
  name: 'refresh',
  parse: (item) => Refresh.parse(item),
  key: keys.refresh,
})

type Scheduled = Pick<StoredSource, 'agentId' | 'id' | 'nextAt'>

const refreshOf = ({ agentId, id }: Scheduled, at: number): Refresh => ({
  shard: Number.parseInt(sha256(id).slice(0, 4), 16) % REFRESH_SHARDS,
  at,
  agentId,
  sourceId: id,
})

/** The writes that reschedule a source's refresh, in one transaction with the change of its `nextAt`. */
export const movingRefresh = (source: Scheduled, nextAt: number | undefined): Write[] => [
  ...(source.nextAt !== undefined && source.nextAt !== nextAt
    ? [refreshes.removing(refreshOf(source, source.nextAt))]
    : []),
  ...(nextAt === undefined ? [] : [refreshes.putting(refreshOf(source, nextAt))]),
]
