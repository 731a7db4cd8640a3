import { packSettings } from '#features/agents-editing'
import { bases, copies } from '#functions/fleet/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { absent } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { fleetText } from '#shared/fleet/messages'
import type { fleet } from '#shared/fleet/routes'
import { invalid, Problem } from '#shared/problems'
import { compareCopies } from './compare-copies.ts'
import { copiesOf, copiesOfWorkspace } from './copies-of.ts'
import { publishedAgents } from './published-agents.ts'
import { sourceOf } from './source-of.ts'

/**
 * Makes existing agents copies. What an agent had in common with the source when it was linked before is its base again; one that
 * never was starts from the live version, and where it differs is its own.
 */
export const linkAgents: Verb<
  typeof fleet,
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/links'
> = async ({ sourceId, agentIds }, { actor, access: { workspaceId } }) => {
  const ids = [...new Set(agentIds)]
  if (ids.includes(sourceId)) throw invalid('agentIds', fleetText('ofItself'))
  const [source, found, all, former] = await Promise.all([
    sourceOf(workspaceId, sourceId),
    publishedAgents(workspaceId, ids),
    copiesOfWorkspace(workspaceId),
    bases.getMany(
      ids.map((agentId) => ({ agentId })),
      { consistent: true },
    ),
  ])
  for (const agentId of ids) {
    if (!found.has(agentId)) throw new Problem('not-found', fleetText('noSuchAgent'))
    if (all.some((copy) => copy.sourceId === agentId)) throw new Problem('conflict', fleetText('copyHasCopies'))
    const linked = all.find((copy) => copy.agentId === agentId)
    if (linked && linked.sourceId !== sourceId) throw new Problem('conflict', fleetText('otherSource'))
  }
  const linked = new Set(all.map(({ agentId }) => agentId))
  const live = { version: source.meta.liveVersion, body: packSettings(source.settings).body }
  const now = world().now()
  for (const agentId of ids.filter((id) => !linked.has(id))) {
    const ancestor = former.find((base) => base.agentId === agentId && base.sourceId === sourceId)
    const { version, body } = ancestor ?? live
    await attempt([
      copies.creating({ workspaceId, agentId, sourceId, version, at: now }),
      // it was not made a copy meanwhile, of one of these perhaps
      copies.checking({ workspaceId, agentId: sourceId }, { agentId: absent }),
      bases.putting({ agentId, sourceId, version, body }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'agent-copy.linked',
        by: actorName(actor),
        subject: agentId,
        subjectName: found.get(agentId)?.meta.title,
        now,
      }),
    ])
  }
  const stored = (await copiesOf(workspaceId, sourceId)).filter(({ agentId }) => ids.includes(agentId))
  const compared = await compareCopies(workspaceId, stored, source.settings)
  return { copies: compared.map(({ copy }) => copy) }
}
