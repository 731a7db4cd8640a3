import { presentSource } from '#functions/knowledge/present-source'
import { queueImport } from '#functions/knowledge/refresh/queue-import'
import { sources } from '#functions/knowledge/store'
import type { Verb } from '#lib/http/api'
import { knowledgeText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'

/** Queues a new import of a source on a member's request. */
export const importAgain: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import'
> = async ({ agentId, sourceId }) => {
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source) throw new Problem('not-found', knowledgeText('notFound'))
  return { source: presentSource(await queueImport(source)) }
}
