import { queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

type BrandingInput = InputOf<AllRoutes['POST /rpc/onboarding.getBrandingInfo']>
export type CreationInput = InputOf<AllRoutes['POST /rpc/onboarding.createPersonalizedAgent']>

/** One second at first, then slower; nothing once it has ended. */
const pollInterval = (status: string | undefined, answers: number) =>
  status === 'running' ? Math.min(1000 * 1.1 ** answers, 4000) : false

/** The analysis of one attempt: the first call starts it, the others join it. */
export const brandingQuery = (region: Region, input: BrandingInput) =>
  queryOptions({
    queryKey: ['onboarding', region, 'branding', input.attemptId],
    queryFn: ({ signal }) => callIn(region)('POST /rpc/onboarding.getBrandingInfo', input, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === 'done' && data.isReading ? 2000 : pollInterval(data?.status, dataUpdateCount),
    staleTime: 10_000,
  })

/** The creation of one attempt's agent. */
export const creationQuery = (region: Region, input: CreationInput) =>
  queryOptions({
    queryKey: ['onboarding', region, 'creation', input.attemptId],
    queryFn: ({ signal }) => callIn(region)('POST /rpc/onboarding.createPersonalizedAgent', input, { signal }),
    refetchInterval: ({ state }) => pollInterval(state.data?.status, state.dataUpdateCount),
    staleTime: 10_000,
  })
