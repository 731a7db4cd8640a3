import { createAgent } from '#features/agents'
import { limitNewAgents, packSettings } from '#features/agents-editing'
import { organisations } from '#features/workspaces'
import { bases, copies } from '#functions/fleet/store'
import { absent, is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { clientText } from '#shared/clients/messages'
import type { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'
import { compareCopies } from './compare-copies.ts'
import { copiesOf } from './copies-of.ts'
import { sourceOf } from './source-of.ts'

/** Creates copies of an agent's live version. One that is there already, from a call before, is left as it is. */
export const makeCopies: Verb<
  typeof fleet,
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies'
> = async ({ sourceId, copies: wanted }, { actor, access: { workspaceId } }) => {
  const source = await sourceOf(workspaceId, sourceId)
  await requireOrganisations(
    workspaceId,
    wanted.flatMap(({ organisationId }) => organisationId ?? []),
  )
  const there = new Set((await copiesOf(workspaceId, sourceId)).map(({ agentId }) => agentId))
  const { body } = packSettings(source.settings)
  const version = source.meta.liveVersion
  for (const { agentId, title, organisationId } of wanted) {
    if (there.has(agentId)) continue
    there.add(agentId)
    await limitNewAgents(workspaceId)
    const now = world().now()
    const also: Write[] = [
      copies.creating({ workspaceId, agentId, sourceId, version, at: now }),
      copies.checking({ workspaceId, agentId: sourceId }, { agentId: absent }),
      bases.putting({ agentId, sourceId, version, body }),
      ...(organisationId ? [joining(workspaceId, organisationId, agentId, now)] : []),
    ]
    const settings = { ...source.settings, title }
    await createAgent({ agentId, workspaceId, settings, hasOwnGuards: true, also }, actor)
  }
  const made = new Set(wanted.map(({ agentId }) => agentId))
  const stored = (await copiesOf(workspaceId, sourceId)).filter(({ agentId }) => made.has(agentId))
  const compared = await compareCopies(workspaceId, stored, source.settings)
  return { copies: compared.map(({ copy }) => copy) }
}

const requireOrganisations = async (workspaceId: string, ids: readonly string[]): Promise<void> => {
  const wanted = [...new Set(ids)]
  const found = await organisations.getMany(wanted.map((id) => ({ id })))
  const own = found.filter((it) => it.workspaceId === workspaceId && it.id !== workspaceId)
  if (own.length < wanted.length) throw new Problem('not-found', clientText('noSuchOrganisation'))
}

const joining = (workspaceId: string, id: string, agentId: string, now: number): Write =>
  organisations.changing(
    { id },
    { include: { widgetIDs: [agentId] }, set: { lastModified: Math.floor(now / 1000) } },
    { workspaceId: is(workspaceId) },
  )
