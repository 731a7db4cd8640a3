import { agentOf } from '#features/agents'
import { clientOfRun } from '#functions/onboarding/client/client-run'
import { clientOnboardings, expiryOf } from '#functions/onboarding/client/store'
import { agentIdOfClient } from '#functions/onboarding/ids-of'
import type { WizardRun } from '#functions/onboarding/wizard-run'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { world } from '#lib/world'
import { clientOnboardingText } from '#shared/onboarding/client-messages'
import { Problem } from '#shared/problems'
import { hasFailed } from './has-failed.ts'
import { creations } from './store.ts'

/**
 * Makes this the attempt that creates the client's agent; `conflict` if another one is or was, unless it failed before there was an
 * agent. Of two devices only one wins. Nothing for a team, whose attempts are an agent each.
 */
export const pinAttempt = async ({ workspaceId, attemptId }: WizardRun): Promise<void> => {
  const clientId = clientOfRun(attemptId)
  if (clientId === undefined) return
  const stored = await clientOnboardings.get({ clientId }, { consistent: true })
  const { creating } = stored ?? {}
  if (creating === attemptId) return
  if (creating !== undefined && !(await endedWithoutAgent({ workspaceId, attemptId: creating }, clientId)))
    throw otherAttempt()
  const savedAt = Math.floor(world().now() / 1000)
  const { committed } = await attempt([
    clientOnboardings.changing(
      { clientId },
      { set: { clientId, creating: attemptId, savedAt }, ttl: expiryOf({ savedAt }) },
      { creating: creating === undefined ? absent : is(creating) },
    ),
  ])
  if (committed) return
  // a repeat of the same call may have been faster
  const pinned = await clientOnboardings.get({ clientId }, { consistent: true })
  if (pinned?.creating !== attemptId) throw otherAttempt()
}

/** Whether an attempt ended without an agent, so that another may begin. */
export const endedWithoutAgent = async (run: WizardRun, clientId: string): Promise<boolean> => {
  const creation = await creations.get(run, { consistent: true })
  return creation !== undefined && hasFailed(creation) && (await agentOf(agentIdOfClient(clientId))) === undefined
}

export const otherAttempt = () => new Problem('conflict', clientOnboardingText('otherAttempt'))
