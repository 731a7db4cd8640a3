import type { ServiceEventRow } from '#events/rows'
import type { Deliveries } from '#infra/local/region/events/deliveries'

/** The default bus, on which AWS's own services put their events: each becomes one delivery per row of that service and type. */
export const defaultBus =
  (rows: Readonly<Record<string, ServiceEventRow>>, { accept }: Pick<Deliveries, 'accept'>) =>
  (event: object): void => {
    const type = 'detail-type' in event ? event['detail-type'] : undefined
    const source = 'source' in event ? event.source : undefined
    accept(
      Object.entries(rows)
        .filter(([, wanted]) => wanted.source === source && wanted.types.some((name) => name === type))
        .map(([functionName]) => ({ functionName, event })),
    )
  }
