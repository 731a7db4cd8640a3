import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { channelsKey } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

/** What is stored of Google Business Chat; never its key. */
export const googleQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...channelsKey(region, agentId), 'google'],
    queryFn: () => callIn(region)('GET /v2/agents/{agentId}/channels/google', { agentId }),
  })

export interface GoogleFields {
  readonly gcloudClientEmail: string
  /** Absent: what is stored stays. */
  readonly gcloudPrivateKey?: string
}

type Client = { readonly client: QueryClient }

const save = (region: Region, agentId: string, fields: GoogleFields) =>
  callIn(region)('POST /v2/agents/{agentId}', { agentId, ...fields })

const saved = (region: Region, agentId: string, client: QueryClient) =>
  client.invalidateQueries({ queryKey: googleQuery(region, agentId).queryKey })

/** Saves the fields with the agent, as specified. */
export const saveGoogleMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (fields: GoogleFields) => save(region, agentId, fields),
    onSuccess: (_answer, _fields, _before, { client }: Client) => saved(region, agentId, client),
  })

/** Forgets both fields. */
export const removeGoogleMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: () => save(region, agentId, { gcloudClientEmail: '', gcloudPrivateKey: '' }),
    onSuccess: (_answer, _input, _before, { client }: Client) => saved(region, agentId, client),
  })
