import type { caller } from '#shared/call'
import type { portal } from '#shared/clients/portal-routes'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The typed client of the portal's own routes. */
export const callPortal = (region: Region) =>
  // the same client: it knows no route but by its key
  callIn(region) as unknown as ReturnType<typeof caller<typeof portal>>
