import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ClientDraft } from '#shared/onboarding/client-draft'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** Where the client is. Read once: the page is ahead of it while they type. */
export const onboardingQuery = (region: Region) =>
  queryOptions({
    queryKey: ['portal-onboarding', region],
    queryFn: ({ signal }) => callIn(region)('GET /portal/onboarding', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const saveDraftMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (draft: ClientDraft) => callIn(region)('PUT /portal/onboarding', { draft }),
    // one after the other, so that the last one typed is the last one saved
    scope: { id: 'portal-onboarding' },
  })

/** Ends the onboarding; the session then has the agent. */
export const completeMutation = (region: Region) =>
  mutationOptions({
    mutationFn: () => callIn(region)('POST /portal/onboarding/complete', {}),
    onSuccess: async (_answer, _input, _context, { client }) => {
      client.removeQueries({ queryKey: ['portal-onboarding', region] })
      await client.invalidateQueries({ queryKey: ['portal', region, 'me'] })
    },
  })

export const numbersQuery = (region: Region) =>
  queryOptions({
    queryKey: ['portal-numbers', region],
    queryFn: ({ signal }) => callIn(region)('POST /rpc/v2Audio.getTwilioNumbers', {}, { signal }),
    retry: false,
  })
