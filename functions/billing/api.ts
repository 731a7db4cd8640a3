import { api } from '#lib/http/api'
import { billing } from '#shared/billing/routes'
import { checkCredits } from './credits/check-credits.ts'
import { getCredits } from './credits/get-credits.ts'

export const handler = api(billing, {
  'GET /v2/workspaces/{workspaceId}/credits': getCredits,
  'GET /public/users/{ownerId}/check-credits': checkCredits,
})
