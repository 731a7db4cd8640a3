import { SourceDeleted } from '#events/knowledge/events'
import { sources } from '#functions/knowledge/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { auditedName } from './audited-name.ts'
import { releaseCrawl } from './release-crawl.ts'

/**
 * Deletes a source. Consumers of the event delete its chunks and files; a running import ends without effect, and the crawl
 * of a refresh stops.
 */
export const deleteSource: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}'> = async (
  { agentId, sourceId },
  { access: { workspaceId }, actor },
) => {
  const now = world().now()
  const source = await sources.get({ agentId, id: sourceId })
  await attempt(
    [
      sources.removing({ agentId, id: sourceId }, { id: present }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'knowledge-source.deleted',
        by: actorName(actor),
        subject: `${agentId}/${sourceId}`,
        subjectName: source && auditedName(source),
        now,
      }),
    ],
    [SourceDeleted({ workspaceId, agentId, sourceId })],
  )
  // after a crash here, the end of the crawl releases it
  if (source) await releaseCrawl(source)
  return { sourceId }
}
