import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

export type ChannelSettingsEdit = Omit<InputOf<AllRoutes['PUT /v2/agents/{agentId}/channels/settings']>, 'agentId'>

const keyOf = (region: Region, agentId: string) => ['channels', region, agentId] as const

/** The agent's accounts and the settings of its channels. */
export const channelsQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...keyOf(region, agentId), 'list'],
    queryFn: () => callIn(region)('GET /v2/agents/{agentId}/channels', { agentId }),
  })

/** The bot and its webhook, asked of Telegram each time. */
export const telegramQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...keyOf(region, agentId), 'telegram'],
    queryFn: () => callIn(region)('GET /v2/agents/{agentId}/channels/telegram', { agentId }),
    staleTime: 0,
  })

type Client = { readonly client: QueryClient }

export const connectTelegramMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (token: string) => callIn(region)('POST /v2/agents/{agentId}/channels/telegram', { agentId, token }),
    onSuccess: (answer, _token, _before, { client }: Client) => {
      client.setQueryData(telegramQuery(region, agentId).queryKey, answer)
      return client.invalidateQueries({ queryKey: channelsQuery(region, agentId).queryKey })
    },
  })

export const disconnectTelegramMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: () => callIn(region)('DELETE /v2/agents/{agentId}/channels/telegram', { agentId }),
    onSuccess: (_answer, _input, _before, { client }: Client) => {
      client.removeQueries({ queryKey: telegramQuery(region, agentId).queryKey })
      return client.invalidateQueries({ queryKey: channelsQuery(region, agentId).queryKey })
    },
  })

/** Shown at once; what the server refuses goes back to how it was. */
export const saveChannelSettingsMutation = (region: Region, agentId: string) => {
  const { queryKey } = channelsQuery(region, agentId)
  return mutationOptions({
    mutationFn: (edit: ChannelSettingsEdit) =>
      callIn(region)('PUT /v2/agents/{agentId}/channels/settings', { agentId, ...edit }),
    onMutate: async (edit, { client }: Client) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(
        queryKey,
        (shown) =>
          shown && {
            ...shown,
            settings: {
              smartInit: edit.smartInit ?? shown.settings.smartInit,
              telegram: edit.telegram ?? shown.settings.telegram,
            },
          },
      )
      return { before }
    },
    onError: (_error, _edit, kept, { client }: Client) => {
      client.setQueryData(queryKey, kept?.before)
    },
    onSuccess: ({ settings }, _edit, _kept, { client }: Client) => {
      client.setQueryData(queryKey, (shown) => shown && { ...shown, settings })
    },
  })
}
