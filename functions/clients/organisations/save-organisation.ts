import { organisations } from '#features/workspaces'
import { keptPicture } from '#functions/clients/kept-picture'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { nextModified } from '#lib/database/next-modified'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import { clientText } from '#shared/clients/messages'
import type { clients as routes } from '#shared/clients/routes'
import { Problem } from '#shared/problems'
import { organisationOf } from './organisation-of.ts'
import { presentOrganisation } from './present-organisation.ts'
import { requireOwnAgents } from './require-own-agents.ts'

/** Saves what was changed. The record's time grows with each save, so that it tells which one the changes were made from. */
export const saveOrganisation: Verb<
  typeof routes,
  'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}'
> = async ({ organisationId: id, lastModified, changes }, { actor, access: { workspaceId } }) => {
  const before = await organisationOf(workspaceId, id)
  if (before.lastModified !== lastModified) throw changedMeanwhile()
  const { fields: kept, replaced } = await keptPicture(workspaceId, before, withoutUndefined(changes))
  const { widgetIDs, ...fields } = kept
  await requireOwnAgents(
    workspaceId,
    (widgetIDs ?? []).filter((agentId) => !before.widgetIDs?.has(agentId)),
  )
  const now = world().now()
  const set = { ...fields, lastModified: nextModified(now, lastModified) }
  const { committed } = await attempt(
    [
      organisations.changing({ id }, withAgents(set, widgetIDs), { lastModified: is(lastModified) }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'organisation.saved',
        by: actorName(actor),
        subject: id,
        subjectName: set.name ?? before.name,
        now,
      }),
    ],
    replaced,
  )
  if (!committed) throw changedMeanwhile()
  return { organisation: presentOrganisation(await organisationOf(workspaceId, id)) }
}

/** DynamoDB has no empty sets. */
const withAgents = <Fields extends object>(set: Fields, agentIds: readonly string[] | undefined) =>
  agentIds === undefined
    ? { set }
    : agentIds.length === 0
      ? { set, remove: ['widgetIDs' as const] }
      : { set: { ...set, widgetIDs: new Set(agentIds) } }

const changedMeanwhile = () => new Problem('conflict', clientText('changedMeanwhile'))
