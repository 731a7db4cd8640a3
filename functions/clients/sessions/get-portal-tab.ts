import { agencyOf, tabCodeOf } from '#features/agencies'
import { organisations } from '#features/workspaces'
import { customTabsOf } from '#functions/clients/tabs/custom-tabs-of'
import { disabledMessage } from '#lib/auth/portal/disabled-message'
import type { Verb } from '#lib/http/api'
import { agencyText } from '#shared/agencies/messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { Problem } from '#shared/problems'
import { portalActorOf } from './portal-actor-of.ts'

/**
 * The code of one of the agency's custom tabs, for those who open it; to every other client it is as good as missing. Judged at
 * each call by the session's client as they are now.
 */
export const getPortalTab: Verb<typeof routes, 'GET /portal/tabs/{tabId}'> = async ({ tabId }, context) => {
  const actor = portalActorOf(context)
  const [agency, organisation] = await Promise.all([
    agencyOf(actor.workspaceId),
    actor.kind === 'client' ? organisations.get({ id: actor.client.orgId }) : undefined,
  ])
  if (actor.kind === 'client') {
    const disabled = disabledMessage(actor.client, organisation ?? {})
    if (disabled) throw new Problem('forbidden', disabled)
  }
  const tabs = customTabsOf(agency.customTabs, actor.kind === 'client' ? actor.client : 'agency')
  if (!tabs.some(({ id, pageType }) => id === tabId && pageType === 'html'))
    throw new Problem('not-found', agencyText('noTab'))
  return tabCodeOf(agency.ID, tabId)
}
