import type { StoredEndpoint } from '#functions/webhooks/store'
import type { Endpoint } from '#shared/webhooks/schema'

/** An endpoint without its secrets. */
export const presentEndpoint = (
  { secret: _, earlier, workspaceId: __, ...rest }: StoredEndpoint,
  now: number,
): Endpoint => {
  const until = Math.max(0, ...earlier.map((one) => one.until))
  return { ...rest, ...(until > now ? { earlierSecretUntil: until } : {}) }
}
