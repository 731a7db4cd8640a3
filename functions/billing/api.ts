import { api } from '#lib/api'
import { billing } from '#shared/billing/routes'
import { checkCredits } from './check-credits.ts'
import { getCredits } from './get-credits.ts'

export const handler = api(billing, {
  'GET /v2/workspaces/{workspaceId}/credits': getCredits,
  'GET /public/users/{ownerId}/check-credits': checkCredits,
})
