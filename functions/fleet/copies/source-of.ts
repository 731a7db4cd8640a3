import { copies } from '#functions/fleet/store'
import { fleetText } from '#shared/fleet/messages'
import { Problem } from '#shared/problems'
import { type PublishedAgent, publishedAgents } from './published-agents.ts'

/** An agent of the workspace that others may be copies of: one that is no copy itself. */
export const sourceOf = async (workspaceId: string, sourceId: string): Promise<PublishedAgent> => {
  const [found, copy] = await Promise.all([
    publishedAgents(workspaceId, [sourceId]),
    copies.get({ workspaceId, agentId: sourceId }, { consistent: true }),
  ])
  const source = found.get(sourceId)
  if (!source) throw new Problem('not-found', fleetText('noSuchSource'))
  if (copy) throw new Problem('conflict', fleetText('sourceIsCopy'))
  return source
}
