import { AgencySaved } from '#events/agencies/events'
import { agencyOf } from '#functions/agencies/agency-of'
import { changedFont } from '#functions/agencies/fonts/changed-font'
import { presentAgency } from '#functions/agencies/present-agency'
import { agencies } from '#functions/agencies/store'
import { changedTabs } from '#functions/agencies/tabs/changed-tabs'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { nextModified } from '#lib/database/next-modified'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import { agencyText } from '#shared/agencies/messages'
import type { agencies as routes } from '#shared/agencies/routes'
import { Problem } from '#shared/problems'
import { changedCss } from './changed-css.ts'
import { changedPictures } from './changed-pictures.ts'

/**
 * Saves what was changed. The time of the record grows with each save, also within a second, so that it tells which record the
 * changes were made from; of two members who save, the later is told and loses nothing.
 */
export const saveAgency: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/agency/settings'> = async (
  { lastModified, changes },
  { actor, access: { workspaceId } },
) => {
  const before = await agencyOf(workspaceId)
  if (before.lastModified !== lastModified) throw changedMeanwhile()
  const now = world().now()
  const { set, replaced } = await changedPictures(workspaceId, before, withoutUndefined(changes))
  const css = await changedCss(set.customCSS)
  const font = await changedFont(workspaceId, before, set.googleFont)
  const { customTabs, writes } = set.customTabs
    ? await changedTabs(before, set.customTabs)
    : { customTabs: before.customTabs, writes: [] }
  const stored = { ...set, ...font.set, ...css, ...(set.customTabs ? { customTabs } : {}) }
  const after = { ...before, ...stored, customTabs, lastModified: nextModified(now, lastModified) }
  const { committed } = await attempt(
    [
      agencies.changing(
        { ID: before.ID },
        { set: { ...stored, lastModified: after.lastModified } },
        { lastModified: is(lastModified) },
      ),
      ...writes,
      auditing({ owner: `WS#${workspaceId}`, action: 'agency.saved', by: actorName(actor), now }),
    ],
    [AgencySaved({ workspaceId, agencyId: before.ID }), ...replaced, ...font.replaced],
  )
  if (!committed) throw changedMeanwhile()
  return { agency: presentAgency(after) }
}

const changedMeanwhile = () => new Problem('conflict', agencyText('changedMeanwhile'))
