import { handler as probe } from '#test/support/local/functions/probe/api'

/** The same actions with other grants: may only read. */
export const handler = (event: Parameters<typeof probe>[0]) => probe({ ...event, routeKey: 'POST /do' })
