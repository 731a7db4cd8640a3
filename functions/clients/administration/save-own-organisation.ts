import { organisations } from '#features/workspaces'
import { keptUpload } from '#functions/clients/kept-picture'
import { presentOrganisationOf } from '#functions/clients/sessions/present-portal'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import type { administration as routes } from '#shared/clients/administration-routes'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'
import { adminOf } from './own-user.ts'

/** Saves an organisation's name and picture for its admin. */
export const saveOwnOrganisation: Verb<typeof routes, 'POST /portal/organisation'> = async (
  { lastModified, changes },
  context,
) => {
  const { actor, organisation: before } = await adminOf(context)
  if (before.lastModified !== lastModified) throw changedMeanwhile()
  const { workspaceId } = actor
  const pictured = { squarePhotoURL: before.squarePhotoURL ?? '' }
  const { fields, replaced } = await keptUpload(workspaceId, pictured, withoutUndefined(changes))
  const now = world().now()
  const set = { ...fields, lastModified: Math.max(Math.floor(now / 1000), lastModified + 1) }
  const { committed } = await attempt(
    [
      organisations.changing({ id: before.id }, { set }, { lastModified: is(lastModified) }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'organisation.saved',
        by: actorName(actor),
        subject: before.id,
        subjectName: set.name ?? before.name,
        now,
      }),
    ],
    replaced,
  )
  if (!committed) throw changedMeanwhile()
  return { organisation: presentOrganisationOf({ ...before, ...set }, []) }
}

const changedMeanwhile = () => new Problem('conflict', clientText('changedMeanwhile'))
