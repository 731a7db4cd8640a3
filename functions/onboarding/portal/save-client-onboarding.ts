import { clientRun } from '#functions/onboarding/client/client-run'
import { onboardingClient } from '#functions/onboarding/client/onboarding-client'
import { clientOnboardings, expiryOf } from '#functions/onboarding/client/store'
import { endedWithoutAgent, otherAttempt } from '#functions/onboarding/creation/pin-attempt'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { onboarding as routes } from '#shared/onboarding/routes'

/** Saves where the client is. A new attempt takes the place of one that failed without an agent, never of one under way. */
export const saveClientOnboarding: Verb<typeof routes, 'PUT /portal/onboarding'> = async ({ draft }, context) => {
  const { client, workspaceId } = await onboardingClient(context)
  const clientId = client.ID
  const attemptId = clientRun(clientId, draft.attemptId)
  const { creating } = (await clientOnboardings.get({ clientId }, { consistent: true })) ?? {}
  const isReplaced = creating !== undefined && creating !== attemptId
  if (isReplaced && !(await endedWithoutAgent({ workspaceId, attemptId: creating }, clientId))) throw otherAttempt()
  const savedAt = Math.floor(world().now() / 1000)
  const { committed } = await attempt([
    clientOnboardings.changing(
      { clientId },
      {
        set: { clientId, draft, savedAt },
        ttl: expiryOf({ savedAt }),
        ...(isReplaced ? { remove: ['creating' as const] } : {}),
      },
      { creating: creating === undefined ? absent : is(creating) },
    ),
  ])
  if (!committed) throw otherAttempt()
  return { success: true }
}
