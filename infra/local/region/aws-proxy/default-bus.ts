import type { Deliveries } from '#infra/local/region/events/deliveries'

/**
 * The default bus, on which AWS's own services put their events: each becomes one delivery per subscription row of its type, whose names
 * (`Email Bounced`) are none of ours.
 */
export const defaultBus =
  (subscriptions: Readonly<Record<string, readonly string[]>>, { accept }: Pick<Deliveries, 'accept'>) =>
  (event: object): void => {
    const type = 'detail-type' in event ? event['detail-type'] : undefined
    accept(
      Object.entries(subscriptions)
        .filter(([, wanted]) => typeof type === 'string' && wanted.includes(type))
        .map(([functionName]) => ({ functionName, event })),
    )
  }
