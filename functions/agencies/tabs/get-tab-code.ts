import { agencyOf } from '#functions/agencies/agency-of'
import type { Verb } from '#lib/http/api'
import { agencyText } from '#shared/agencies/messages'
import type { agencies as routes } from '#shared/agencies/routes'
import { Problem } from '#shared/problems'
import { tabCodeOf } from './tab-code.ts'

/** One tab's code, for its editor. */
export const getTabCode: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/agency/tabs/{tabId}'> = async (
  { tabId },
  { access: { workspaceId } },
) => {
  const { ID, customTabs } = await agencyOf(workspaceId)
  if (!customTabs.some(({ id }) => id === tabId)) throw new Problem('not-found', agencyText('noTab'))
  return tabCodeOf(ID, tabId)
}
