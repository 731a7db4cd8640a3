import { spentToday } from '#features/billing'
import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/prices'

/** Whether the spend guards let an agent go on today. The guards of one conversation are judged in its turn. */
export const shouldContinue = async ({ agentId, settings }: LiveAgent): Promise<boolean> => {
  const { isStopped, perDay } = settings.security.spendGuards
  if (isStopped) return false
  return perDay === 0 || (await spentToday({ agentId })) < perDay * MILLI
}
