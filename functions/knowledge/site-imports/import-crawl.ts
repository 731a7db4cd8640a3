import { draftAgent } from '#features/agents'
import { getCrawlOrThrow } from '#features/crawls'
import { presentSource } from '#functions/knowledge/present-source'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { importPages } from './import-pages.ts'

type ImportCrawl = Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import'>

/** Imports selected pages of a crawl as a source of the crawl's agent. */
export const importCrawl: ImportCrawl = async ({ crawlId, ...chosen }, { access: { workspaceId }, actor }) => {
  const { agentId } = await getCrawlOrThrow(workspaceId, crawlId)
  const agent = await draftAgent(agentId)
  if (agent?.workspaceId !== workspaceId) throw new Problem('not-found', agentText('notFound'))
  const source = await importPages({ ...chosen, workspaceId, crawlId, agentId, by: actorName(actor) })
  return { source: presentSource(source) }
}
