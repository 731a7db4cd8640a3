import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The installation's app at Meta. */
export const metaLogInQuery = (region: Region) =>
  queryOptions({
    queryKey: ['meta-log-in', region],
    queryFn: () => callIn(region)('GET /v2/meta-log-in', {}),
  })
