import { SourceQueued } from '#events/knowledge/events'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { knowledgeText } from '#shared/knowledge/messages'
import { Problem } from '#shared/problems'
import { refreshSite } from './refresh-site.ts'

/** A flow ends within 15 minutes; an import that seems to run longer was lost and may be replaced. */
const LOST_MS = 16 * 60_000

/**
 * Queues a new import of a source; `conflict` while one runs. The indexed copy remains until it is done. `writes` are part
 * of the same transaction, except for a site, which is refreshed by a crawl.
 */
export const queueImport = async (source: StoredSource, writes: readonly Write[] = []): Promise<StoredSource> => {
  if (source.type === 'site') return refreshSite(source)
  const now = world().now()
  const isRunning = source.status === 'queued' || source.status === 'fetching'
  if (isRunning && now - source.startedAt < LOST_MS) throw new Problem('conflict', knowledgeText('busy'))
  const { step: _step, errorCode: _error, ...kept } = source
  const { workspaceId, agentId, id: sourceId } = source
  const queued: StoredSource = { ...kept, status: 'queued', attempt: ulid(now), startedAt: now }
  const outcome = await attempt(
    [sources.putting(queued, { attempt: is(source.attempt) }), ...writes],
    [SourceQueued({ workspaceId, agentId, sourceId, attempt: queued.attempt })],
  )
  if (!outcome.committed) throw new Problem('conflict', knowledgeText('busy'))
  return queued
}
