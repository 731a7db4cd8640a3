import { clients } from '#features/clients'
import { clientOfRun } from '#functions/onboarding/client/client-run'
import { ensureClientAgent } from '#functions/onboarding/client/ensure-client-agent'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeCreation } from './creation-progress.ts'
import { CreationState } from './creation-state.ts'

/**
 * Ends a failed try; the next one continues from its results. A client who has left the wizard meanwhile tries no more, and gets a
 * plain agent. They are read after the failure is written, and leaving asks after it is written whether a creation runs: one of the
 * two sees the other.
 */
export const handler = step(CreationState, async (state) => {
  await changeCreation(state, { set: { status: 'failed', endedAt: world().now() } })
  const ID = clientOfRun(state.attemptId)
  const client = ID === undefined ? undefined : await clients.get({ ID }, { consistent: true })
  if (client?.onboardingState.isCompleted) await ensureClientAgent(state.workspaceId, client.ID)
  return state
})
