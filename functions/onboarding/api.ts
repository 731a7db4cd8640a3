import { api } from '#lib/api'
import { onboarding } from '#shared/onboarding/routes'
import { createPersonalizedAgent } from './create-personalized-agent.ts'
import { getBrandingInfo } from './get-branding-info.ts'

export const handler = api(onboarding, {
  'POST /rpc/onboarding.getBrandingInfo': getBrandingInfo,
  'POST /rpc/onboarding.createPersonalizedAgent': createPersonalizedAgent,
})
