import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { agentQuery } from '#web/features/agents/queries.ts'
import { callIn } from '#web/lib/api/call.ts'

/** The last 20 versions, newest first. They change with every publish, so they are fetched each time. */
export const versionsQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['agents', region, 'versions', agentId],
    queryFn: async ({ signal }) =>
      (await callIn(region)('GET /v2/agents/{agentId}/versions', { agentId }, { signal })).versions,
    staleTime: 0,
  })

/** The settings of one version; a version never changes. */
export const versionQuery = (region: Region, agentId: string, version: string) =>
  queryOptions({
    queryKey: ['agents', region, 'version', agentId, version],
    queryFn: async ({ signal }) =>
      (await callIn(region)('GET /v2/agents/{agentId}/versions/{version}', { agentId, version }, { signal })).settings,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const restoreVersionMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: async (input: { readonly version: string; readonly lastModified: number }) =>
      (await callIn(region)('POST /v2/agents/{agentId}/versions/{version}/restore', { agentId, ...input })).data,
    onSuccess: (agent, _input, _before, { client }) => {
      client.setQueryData(agentQuery(region, agentId).queryKey, agent)
      return client.invalidateQueries({ queryKey: ['agents', region] })
    },
  })
