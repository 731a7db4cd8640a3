import { api } from '#lib/http/api'
import { agencies } from '#shared/agencies/routes'
import { checkFont } from './fonts/check-font.ts'
import { getAgencySecret } from './secret/get-agency-secret.ts'
import { replaceAgencySecret } from './secret/replace-agency-secret.ts'
import { openAgency } from './settings/open-agency.ts'
import { saveAgency } from './settings/save-agency.ts'
import { getTabCode } from './tabs/get-tab-code.ts'

export const handler = api(agencies, {
  'POST /v2/workspaces/{workspaceId}/agency': openAgency,
  'POST /v2/workspaces/{workspaceId}/agency/settings': saveAgency,
  'POST /v2/workspaces/{workspaceId}/agency/font': checkFont,
  'GET /v2/workspaces/{workspaceId}/agency/tabs/{tabId}': getTabCode,
  'GET /v2/workspaces/{workspaceId}/agency/secret': getAgencySecret,
  'POST /v2/workspaces/{workspaceId}/agency/secret': replaceAgencySecret,
})
