import { shouldContinue } from '#features/agents'
import { creditState } from '#features/billing'
import type { LiveAgent } from '#shared/agents/schema'
import type { ContinueReason } from '#shared/conversations/schema'

/** Whether an agent can take one more turn right now, and why not. Each turn decides again for itself. */
export const mayContinue = async (agent: LiveAgent): Promise<{ continue: boolean; reason?: ContinueReason }> => {
  if (agent.settings.security.spendGuards.isStopped) return { continue: false, reason: 'stopped' }
  const [credits, isUnderCap] = await Promise.all([creditState(agent.payer), shouldContinue(agent)])
  if (!credits.continue) return { continue: false, reason: 'no-credits' }
  return isUnderCap ? { continue: true } : { continue: false, reason: 'spend-guard' }
}
