import { attempt } from '#lib/commit'
import { log } from '#lib/log'
import type { Limit } from '#lib/rate-limit'
import { withinLimits } from '#lib/within-limits'
import { world } from '#lib/world'
import { countings } from './store.ts'

/**
 * Whether what an event asks for is within these limits. An event counts once: delivered again, it is answered as the
 * first time.
 */
export const isWithin = async (
  limits: readonly Omit<Limit, 'message'>[],
  { consumer, eventId }: { readonly consumer: string; readonly eventId: string },
): Promise<boolean> => {
  const counted = await countings.get({ consumer, eventId }, { consistent: true })
  if (counted) return counted.isWithin
  const isWithin = await withinLimits(limits)
  if (!isWithin) log('warn', 'told often enough', { eventId })
  await attempt([countings.putting({ consumer, eventId, isWithin, at: world().now() })])
  return isWithin
}
