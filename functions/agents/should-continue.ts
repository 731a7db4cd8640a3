import { spentToday } from '#features/billing'
import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'

/** Whether the agent's spend guards allow more answers today. The guards of one conversation are checked in its turn. */
export const shouldContinue = async ({ agentId, settings }: LiveAgent): Promise<boolean> => {
  const { isStopped, perDay } = settings.security.spendGuards
  if (isStopped) return false
  return perDay === 0 || (await spentToday({ agentId }, perDay * MILLI)) < perDay * MILLI
}
