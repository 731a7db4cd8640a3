import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** A published agent and its region: the first region that has it. One that does not answer hides no other. */
export const sharedAgentQuery = (regions: readonly Region[], agentId: string) =>
  queryOptions({
    queryKey: ['share', regions, agentId],
    queryFn: async ({ signal }) => {
      let failure: unknown
      for (const region of regions)
        try {
          const { data } = await callIn(region)('GET /public/agents/{agentId}', { agentId }, { signal })
          return { region, name: data.title }
        } catch (error) {
          if (signal.aborted) throw error
          if (!isUnknown(error)) failure ??= error
        }
      if (failure) throw failure
      throw new Problem('not-found', 'There is no such agent.')
    },
    retry: false,
    meta: { isPublic: true },
  })

const isUnknown = (error: unknown) =>
  error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid' || error.code === 'bad-request')
