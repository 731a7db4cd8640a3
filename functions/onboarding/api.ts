import { api } from '#lib/api'
import { onboarding } from '#shared/onboarding/routes'
import { Problem } from '#shared/problems'

const pending = async (): Promise<never> => {
  throw new Problem('unavailable', 'This is being built.')
}

export const handler = api(onboarding, {
  'POST /rpc/onboarding.getBrandingInfo': pending,
  'POST /rpc/onboarding.createPersonalizedAgent': pending,
})
