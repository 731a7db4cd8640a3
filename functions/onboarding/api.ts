import { api } from '#lib/http/api'
import { onboarding } from '#shared/onboarding/routes'
import { getBrandingInfo } from './analysis/get-branding-info.ts'
import { createPersonalizedAgent } from './creation/create-personalized-agent.ts'
import { completeClientOnboarding } from './portal/complete-client-onboarding.ts'
import { createOwnAgent } from './portal/create-own-agent.ts'
import { getClientOnboarding } from './portal/get-client-onboarding.ts'
import { listTwilioNumbers } from './portal/list-twilio-numbers.ts'
import { restyleClientAgent } from './portal/restyle-client-agent.ts'
import { saveClientOnboarding } from './portal/save-client-onboarding.ts'

export const handler = api(onboarding, {
  'POST /rpc/onboarding.getBrandingInfo': getBrandingInfo,
  'POST /rpc/onboarding.createPersonalizedAgent': createPersonalizedAgent,
  'GET /portal/onboarding': getClientOnboarding,
  'PUT /portal/onboarding': saveClientOnboarding,
  'POST /portal/onboarding/complete': completeClientOnboarding,
  'POST /portal/onboarding/look': restyleClientAgent,
  'POST /portal/agents': createOwnAgent,
  'POST /rpc/v2Audio.getTwilioNumbers': listTwilioNumbers,
})
