import type { AllRoutes } from '#shared/api'
import { caller } from '#shared/call'
import type { Region } from '#shared/regions'
import { bearer } from '#web/lib/bearer.ts'

const of = (region: Region) => caller<AllRoutes>({ base: `/api/${region}`, token: () => bearer(region) })
const callers = { eu: of('eu'), na: of('na') } as const satisfies Record<Region, unknown>

/** The typed client of a region's API: `callIn('eu')('GET /v2/agents/{agentId}', { agentId })`. Throws `Problem`. */
export const callIn = (region: Region) => callers[region]
