import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'
import { ORGANISATION } from './happen.ts'
import { grantCredits } from './move-credits.ts'

const MOST = 10

/** Lets every turn that is still to come be paid: a purchase for each payer, and higher caps. */
export const liftLimits = async (agents: readonly LiveAgent[], messages: number, now: number): Promise<void> => {
  const plenty = 2 * MOST * messages
  for (const { settings } of agents) {
    const { spendGuards } = settings.security
    if (spendGuards.perDay > 0) Object.assign(spendGuards, { perDay: spendGuards.perDay + plenty })
  }
  for (const id of ['ws-1', 'ws-2']) await grantCredits({ kind: 'workspace', id }, plenty * MILLI, now)
  await grantCredits(ORGANISATION, plenty * MILLI, now)
}
