import { draftAgent } from '#features/agents'
import { actorName } from '#lib/actor-name'
import type { Verb } from '#lib/api'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { importPages } from './import-pages.ts'
import { ownCrawl } from './own-crawl.ts'
import { presentSource } from './present.ts'

type ImportCrawl = Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import'>

/** Makes the chosen pages of a crawl a source of the agent that the crawl was made for. */
export const importCrawl: ImportCrawl = async ({ crawlId, ...chosen }, { access: { workspaceId }, actor }) => {
  const { agentId } = await ownCrawl(workspaceId, crawlId)
  const agent = await draftAgent(agentId)
  if (agent?.workspaceId !== workspaceId) throw new Problem('not-found', 'There is no such agent.')
  const source = await importPages({ ...chosen, workspaceId, crawlId, agentId, by: actorName(actor) })
  return { source: presentSource(source) }
}
