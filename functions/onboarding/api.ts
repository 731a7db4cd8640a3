import { api } from '#lib/http/api'
import { onboarding } from '#shared/onboarding/routes'
import { getBrandingInfo } from './analysis/get-branding-info.ts'
import { createPersonalizedAgent } from './creation/create-personalized-agent.ts'

export const handler = api(onboarding, {
  'POST /rpc/onboarding.getBrandingInfo': getBrandingInfo,
  'POST /rpc/onboarding.createPersonalizedAgent': createPersonalizedAgent,
})
