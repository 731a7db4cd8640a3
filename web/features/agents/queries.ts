import { infiniteQueryOptions, mutationOptions, queryOptions, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Capabilities } from '#shared/agents/capabilities'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import type { AccessKeys } from '#shared/workspaces/access-keys'
import { callIn } from '#web/lib/api/call.ts'

type KeyRotationInput = Pick<InputOf<AllRoutes['POST /v2/agents/{agentId}/keys']>, 'replaces' | 'validFor'>
export type SaveAgentInput = InputOf<AllRoutes['POST /v2/agents/{agentId}']>

/** The workspace's agents, last changed first, 50 per page. */
export const agentsQuery = (region: Region, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: ['agents', region, 'list', workspaceId],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/agents', { workspaceId, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** An agent's draft. */
export const agentQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['agents', region, 'one', agentId],
    queryFn: async ({ client }) => {
      const { data, capabilities } = await callIn(region)('GET /v2/agents/{agentId}', { agentId })
      client.setQueryData(capabilitiesQuery(region).queryKey, capabilities)
      return data
    },
  })

/** Which providers are connected in a region, as the last response with an agent's draft said. */
export const capabilitiesQuery = (region: Region) =>
  queryOptions({
    queryKey: ['agents', region, 'capabilities'],
    queryFn: skipToken as SkipToken | (() => Promise<Capabilities>),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The secret with which a website's server signs its users' ids, and the earlier ones that are still valid; none before one was made. */
export const identitySecretQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['agents', region, 'identity-secret', agentId],
    queryFn: ({ signal }): Promise<AccessKeys> =>
      callIn(region)('GET /v2/agents/{agentId}/identity-secret', { agentId }, { signal }),
  })

export const rotateIdentitySecretMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (rotation: Partial<KeyRotationInput>): Promise<AccessKeys> =>
      callIn(region)('POST /v2/agents/{agentId}/identity-secret', { agentId, ...rotation }),
    onSuccess: (made, _input, _context, { client }) =>
      client.setQueryData(identitySecretQuery(region, agentId).queryKey, made),
  })

export const revokeIdentitySecretMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (keyId: string): Promise<AccessKeys> =>
      callIn(region)('DELETE /v2/agents/{agentId}/identity-secret/{keyId}', { agentId, keyId }),
    onSuccess: (left, _input, _context, { client }) =>
      client.setQueryData(identitySecretQuery(region, agentId).queryKey, left),
  })

/** The agent's key, and the earlier ones that are still valid. */
export const agentKeysQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['agents', region, 'keys', agentId],
    queryFn: ({ signal }) => callIn(region)('GET /v2/agents/{agentId}/keys', { agentId }, { signal }),
  })

export const rotateAgentKeyMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (rotation: KeyRotationInput) =>
      callIn(region)('POST /v2/agents/{agentId}/keys', { agentId, ...rotation }),
    onSuccess: (keys, _input, _context, { client }) =>
      client.setQueryData(agentKeysQuery(region, agentId).queryKey, keys),
  })

export const revokeAgentKeyMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (keyId: string) => callIn(region)('DELETE /v2/agents/{agentId}/keys/{keyId}', { agentId, keyId }),
    onSuccess: (keys, _input, _context, { client }) =>
      client.setQueryData(agentKeysQuery(region, agentId).queryKey, keys),
  })

export const saveAgentMutation = (region: Region) =>
  mutationOptions({
    mutationKey: ['agents', region, 'save'],
    mutationFn: async (input: SaveAgentInput) => (await callIn(region)('POST /v2/agents/{agentId}', input)).data,
    onSuccess: (agent, _input, _context, { client }) => {
      client.setQueryData(agentQuery(region, agent.ID).queryKey, agent)
      return client.invalidateQueries({ queryKey: ['agents', region, 'list'] })
    },
  })

/** Saves the server's draft as a version of its own. */
export const backUpDraftMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (agentId: string) => callIn(region)('POST /rpc/saveAgentBackup', { agentId }),
  })

export const publishAgentMutation = (region: Region) =>
  mutationOptions({
    mutationKey: ['agents', region, 'publish'],
    mutationFn: async ({ agentId, lastModified }: { readonly agentId: string; readonly lastModified: number }) =>
      (await callIn(region)('POST /v2/agents/{agentId}/publish', { agentId, lastModified })).data,
    onSuccess: (agent, _input, _context, { client }) => {
      client.setQueryData(agentQuery(region, agent.ID).queryKey, agent)
      return client.invalidateQueries({ queryKey: ['agents', region, 'list'] })
    },
  })

export const duplicateAgentMutation = (region: Region) =>
  mutationOptions({
    mutationFn: async (agentId: string) =>
      (await callIn(region)('POST /v2/agents/{agentId}/duplicate', { agentId })).data,
  })

export const deleteAgentMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (agentId: string) => callIn(region)('DELETE /v2/agents/{agentId}', { agentId }),
  })

/** The websites that the agent refused in the last week. */
export const refusedOriginsQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['agents', region, agentId, 'refused-origins'],
    queryFn: ({ signal }) => callIn(region)('GET /v2/agents/{agentId}/refused-origins', { agentId }, { signal }),
  })
