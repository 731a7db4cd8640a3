import { attempt } from '#lib/database/commit'
import type { Limit } from '#lib/http/rates'
import { withinLimits } from '#lib/http/within-limits'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { limitDecisions } from './limit-decisions.ts'

/**
 * Whether an event's effect is within these limits. An event counts once: a second delivery gets the same answer.
 */
export const isWithinLimits = async (
  limits: readonly Omit<Limit, 'message'>[],
  { consumer, eventId }: { readonly consumer: string; readonly eventId: string },
): Promise<boolean> => {
  const counted = await limitDecisions.get({ consumer, eventId }, { consistent: true })
  if (counted) return counted.isWithin
  const isWithin = await withinLimits(limits)
  if (!isWithin) log('warn', 'notification limit reached', { eventId })
  await attempt([limitDecisions.putting({ consumer, eventId, isWithin, at: world().now() })])
  return isWithin
}
