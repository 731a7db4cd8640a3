import { clientOfRun } from '#functions/onboarding/client/client-run'
import type { WizardRun } from '#functions/onboarding/wizard-run'
import { rateLimit } from '#lib/http/rate-limit'
import { clientOnboardingText } from '#shared/onboarding/client-messages'
import { onboardingText } from '#shared/onboarding/messages'

const HOUR = 3600

/**
 * Counts a website that is to be analyzed; `rate-limited` when there were too many. Clients of an agency have limits of their own,
 * each and together, so that nobody who signs up uses up what the agency's team has.
 */
export const countAttempt = async ({ workspaceId, attemptId }: WizardRun): Promise<void> => {
  const clientId = clientOfRun(attemptId)
  if (clientId === undefined) {
    const message = onboardingText('tooMany')
    await rateLimit({ scope: `wizard#${workspaceId}`, perWindow: 20, windowSeconds: HOUR, message })
    return
  }
  const message = clientOnboardingText('tooMany')
  await rateLimit({ scope: `wizard#client#${clientId}`, perWindow: 5, windowSeconds: HOUR, message })
  await rateLimit({ scope: `wizard#clients#${workspaceId}`, perWindow: 100, windowSeconds: 24 * HOUR, message })
}
