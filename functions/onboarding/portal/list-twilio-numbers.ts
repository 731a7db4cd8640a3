import { authorize } from '#lib/auth/authorize'
import type { Verb } from '#lib/http/api'
import type { onboarding as routes } from '#shared/onboarding/routes'

/** The numbers that an agent could answer: none before there is voice. A member asks for their workspace's, a client for their agency's. */
export const listTwilioNumbers: Verb<typeof routes, 'POST /rpc/v2Audio.getTwilioNumbers'> = async (
  { workspaceId },
  { actor },
) => {
  if (actor.kind === 'user' && workspaceId) await authorize(actor, 'workspace:read', { workspaceId })
  return { numbers: [] }
}
