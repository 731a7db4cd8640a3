import { api } from '#lib/http/api'
import { billing } from '#shared/billing/routes'
import { checkCredits } from './credits/check-credits.ts'
import { getCredits } from './credits/get-credits.ts'
import { activateWhitelabelTrial } from './entitlements/activate-whitelabel-trial.ts'
import { getEntitlements } from './entitlements/get-entitlements.ts'

export const handler = api(billing, {
  'GET /v2/workspaces/{workspaceId}/credits': getCredits,
  'POST /rpc/activateWhitelabelTrial': activateWhitelabelTrial,
  'GET /v2/workspaces/{workspaceId}/entitlements': getEntitlements,
  'GET /public/users/{ownerId}/check-credits': checkCredits,
})
