import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { channelsKey, channelsQuery } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

type Client = { readonly client: QueryClient }

/** The bot and its webhook, asked of Telegram each time. */
export const telegramQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...channelsKey(region, agentId), 'telegram'],
    queryFn: ({ client }: Client) =>
      callIn(region)('GET /v2/agents/{agentId}/channels/telegram', { agentId }).finally(
        // what Telegram says may be news for the card
        () => void client.invalidateQueries({ queryKey: channelsQuery(region, agentId).queryKey }),
      ),
    staleTime: 0,
  })

export const connectTelegramMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (token: string | undefined) =>
      callIn(region)('POST /v2/agents/{agentId}/channels/telegram', { agentId, token }),
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
