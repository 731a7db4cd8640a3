import { SourceQueued } from '#events/knowledge/events'
import type { Verb } from '#lib/api'
import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { knowledgeMessages } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { presentSource } from './present.ts'
import { refreshSite } from './refresh-site.ts'
import { type StoredSource, sources } from './store.ts'

/** A flow ends within 15 minutes; whatever seems to run longer was lost and may be replaced. */
const LOST_MS = 16 * 60_000

/** Queues a new import of a source. The indexed copy stays in place until it is done. */
export const importAgain: Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import'> = async (
  { agentId, sourceId },
  { access: { workspaceId } },
) => {
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source) throw new Problem('not-found', knowledgeMessages.notFound)
  if (source.type === 'site') return { source: presentSource(await refreshSite(source)) }
  const now = world().now()
  const isRunning = source.status === 'queued' || source.status === 'fetching'
  if (isRunning && now - source.startedAt < LOST_MS) throw new Problem('conflict', knowledgeMessages.busy)
  const { step: _step, errorCode: _error, ...kept } = source
  const queued: StoredSource = { ...kept, status: 'queued', attempt: ulid(now), startedAt: now }
  const outcome = await attempt(
    [sources.putting(queued, { attempt: is(source.attempt) })],
    [SourceQueued({ workspaceId, agentId, sourceId, attempt: queued.attempt })],
  )
  if (!outcome.committed) throw new Problem('conflict', knowledgeMessages.busy)
  return { source: presentSource(queued) }
}
