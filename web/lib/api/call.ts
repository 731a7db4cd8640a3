import type { AllRoutes } from '#shared/api'
import { caller } from '#shared/call'
import type { Region } from '#shared/regions'
import { bearer } from '#web/lib/session/bearer.ts'
import { noteRelease } from './release.ts'
import { translatedProblem } from './translated-problem.ts'

type Call = ReturnType<typeof caller<AllRoutes>>

const fetchNoting: typeof fetch = async (...given) => {
  const response = await fetch(...given)
  noteRelease(response.headers.get('x-release'))
  return response
}

const of = (region: Region): Call => {
  const call = caller<AllRoutes>({ base: `/api/${region}`, token: () => bearer(region), fetch: fetchNoting })
  // the same call: rest arguments cannot carry its type parameter
  return (async (...given: Parameters<Call>) => {
    try {
      return await call(...given)
    } catch (error) {
      throw translatedProblem(error)
    }
  }) as Call
}
const callers = { eu: of('eu'), na: of('na') } as const satisfies Record<Region, unknown>

/** The typed client of a region's API: `callIn('eu')('GET /v2/agents/{agentId}', { agentId })`. Throws `Problem`. */
export const callIn = (region: Region) => callers[region]
