import { OriginRefused } from '#events/conversations/events'
import { recordUse } from '#lib/access-keys/record-use'
import { absentOrBelow } from '#lib/database/condition'
import { rateWrites } from '#lib/http/rate-writes'
import { refusedOrigins } from './store.ts'

/** Long enough for an owner to look, and short for what anyone can write. */
const KEPT_SECONDS = 7 * 24 * 3600
/** A caller can make up origins: this many are kept per agent and day. */
const PER_DAY = 50

/**
 * Remembers a website that an agent refused, and publishes it for its owner: once an hour at most, and without making the visitor wait. `origin` is the
 * header of the request; one that is no website's is ignored.
 */
export const recordRefusedOrigin = async (
  { agentId, workspaceId }: { readonly agentId: string; readonly workspaceId: string },
  origin: string,
): Promise<void> => {
  const { protocol, origin: website } = URL.parse(origin) ?? {}
  if (!website || !/^https?:$/.test(protocol ?? '') || website.length > 255) return
  await recordUse(
    `origin#${agentId}#${website}`,
    ({ now, hourAgo }) => [
      refusedOrigins.changing(
        { agentId, origin: website },
        { set: { agentId, origin: website, lastAt: now }, ttl: Math.ceil(now / 1000) + KEPT_SECONDS },
        { lastAt: absentOrBelow(hourAgo) },
      ),
      ...rateWrites([{ scope: `origin#${agentId}`, perWindow: PER_DAY, windowSeconds: 24 * 3600 }], now),
    ],
    [OriginRefused({ workspaceId, agentId, origin: website })],
  )
}
