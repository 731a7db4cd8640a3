import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf, OutputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { channelsKey, channelsQuery } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

type Shown = OutputOf<AllRoutes['GET /v2/agents/{agentId}/channels/discord']>
export type DiscordChannel = NonNullable<Shown['channel']>
export type DiscordFields = Omit<InputOf<AllRoutes['POST /v2/agents/{agentId}/channels/discord']>, 'agentId'>

/** The channel, whether the agent is asked there, and the application that an owner adds to their server. */
export const discordQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...channelsKey(region, agentId), 'discord'],
    queryFn: () => callIn(region)('GET /v2/agents/{agentId}/channels/discord', { agentId }),
  })

type Client = { readonly client: QueryClient }

const show = (region: Region, agentId: string, client: QueryClient, channel: DiscordChannel) => {
  client.setQueryData(discordQuery(region, agentId).queryKey, (before) => ({ ...before, channel }))
  // the address by which the application is added names the server
  return client.invalidateQueries({ queryKey: channelsKey(region, agentId) })
}

export const connectDiscordMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (fields: DiscordFields) =>
      callIn(region)('POST /v2/agents/{agentId}/channels/discord', { agentId, ...fields }),
    onSuccess: (channel, _fields, _before, { client }: Client) => show(region, agentId, client, channel),
  })

export const remakeCommandMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (by: { readonly useOwnApp?: true }) =>
      callIn(region)('POST /v2/agents/{agentId}/channels/discord/command', { agentId, ...by }),
    onSuccess: (channel, _input, _before, { client }: Client) => show(region, agentId, client, channel),
  })

export const disconnectDiscordMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: () => callIn(region)('DELETE /v2/agents/{agentId}/channels/discord', { agentId }),
    onSuccess: (_answer, _input, _before, { client }: Client) => {
      client.removeQueries({ queryKey: discordQuery(region, agentId).queryKey })
      return client.invalidateQueries({ queryKey: channelsQuery(region, agentId).queryKey })
    },
  })
