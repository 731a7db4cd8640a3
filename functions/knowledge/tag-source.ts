import { SourceTagged } from '#events/knowledge/events'
import type { Verb } from '#lib/api'
import { attempt } from '#lib/commit'
import { present } from '#lib/condition'
import { knowledgeMessages } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { presentSource } from './present.ts'
import { sources } from './store.ts'

/** Changes a source's tags; the index follows. */
export const tagSource: Verb<typeof routes, 'PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}'> = async (
  { agentId, sourceId, tags: given },
  { access: { workspaceId } },
) => {
  const tags = [...new Set(given)]
  const outcome = await attempt(
    [sources.changing({ agentId, id: sourceId }, { set: { tags } }, { id: present })],
    [SourceTagged({ workspaceId, agentId, sourceId })],
  )
  const source = outcome.committed ? await sources.get({ agentId, id: sourceId }, { consistent: true }) : undefined
  if (!source) throw new Problem('not-found', knowledgeMessages.notFound)
  return { source: presentSource(source) }
}
