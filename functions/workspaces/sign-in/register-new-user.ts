import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { signInToRegion } from './sign-in-to-region.ts'

/** The specification's word for a first sign-in: the same as `POST /v2/me`, so repeating it changes nothing. */
export const registerNewUser: Verb<typeof routes, 'POST /events/new-user'> = async (
  { userData, ...arrival },
  context,
) => {
  const campaign = userData?.utm_source
  const { isNew } = await signInToRegion(
    { ...arrival, ...(typeof campaign === 'string' ? { utm_source: campaign.slice(0, 200) } : {}) },
    context,
  )
  return { success: true, isNew }
}
