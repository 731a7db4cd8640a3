import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { channelsKey, channelsQuery } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

type Client = { readonly client: QueryClient }
type Input<K extends keyof AllRoutes> = Omit<InputOf<AllRoutes[K]>, 'agentId'>

const whatsappKey = (region: Region, agentId: string) => [...channelsKey(region, agentId), 'whatsapp'] as const

/** The agent's connected numbers. */
export const numbersQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...whatsappKey(region, agentId), 'numbers'],
    queryFn: () => callIn(region)('POST /rpc/getWhatsappNumbers', { agentId }),
  })

export const legacyQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...whatsappKey(region, agentId), 'legacy'],
    queryFn: () => callIn(region)('GET /v2/agents/{agentId}/channels/whatsapp/legacy', { agentId }),
  })

/** What follows a change of numbers. */
const numbersChanged = (region: Region, agentId: string, client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: whatsappKey(region, agentId) }),
    client.invalidateQueries({ queryKey: channelsQuery(region, agentId).queryKey }),
  ])

export const exchangeMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (code: string) => callIn(region)('POST /rpc/getLongAccessToken', { token: code, agentId }),
  })

export const detailsMutation = (region: Region) =>
  mutationOptions({
    mutationFn: (input: InputOf<AllRoutes['POST /rpc/getDetailsOfWhatsappNumber']>) =>
      callIn(region)('POST /rpc/getDetailsOfWhatsappNumber', input),
  })

export const connectMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (input: Input<'POST /rpc/connectWhatsappNumber'>) =>
      callIn(region)('POST /rpc/connectWhatsappNumber', { agentId, ...input }),
    onSuccess: (_answer, _input, _before, { client }: Client) => numbersChanged(region, agentId, client),
  })

export const removeMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (phoneId: string) => callIn(region)('POST /rpc/removeWhatsappNumber', { agentId, phoneId }),
    onSuccess: (_answer, _input, _before, { client }: Client) => numbersChanged(region, agentId, client),
  })

export const testMessageMutation = (region: Region, agentId: string, phoneId: string) =>
  mutationOptions({
    mutationFn: (input: { readonly to: string; readonly text: string }) =>
      callIn(region)('POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message', {
        agentId,
        phoneId,
        ...input,
      }),
  })

/** What became of a test message, asked until that is known: every two seconds at first, then slower. */
export const testDeliveryQuery = (region: Region, agentId: string, phoneId: string, messageId: string) =>
  queryOptions({
    queryKey: [...whatsappKey(region, agentId), 'test-message', phoneId, messageId],
    queryFn: () =>
      callIn(region)('GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message', {
        agentId,
        phoneId,
        messageId,
      }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data === undefined || data.state === 'sent' ? Math.min(2000 * 1.2 ** dataUpdateCount, 30_000) : false,
  })

export interface LegacyFields {
  readonly waTestNumber: string
  readonly whatsappBusniessId: string
  readonly whatsappNumberId: string
  /** Empty: what is stored stays. */
  readonly whatsappToken: string
  readonly whatsappAppSecret: string
}

/** Saves the fields with the agent, as specified, then has them tested. */
export const legacyMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: async ({ whatsappToken, whatsappAppSecret, ...fields }: LegacyFields) => {
      await callIn(region)('POST /v2/agents/{agentId}', {
        agentId,
        ...fields,
        ...(whatsappToken ? { whatsappToken } : {}),
        ...(whatsappAppSecret ? { whatsappAppSecret } : {}),
      })
      return callIn(region)('POST /v2/agents/{agentId}/channels/whatsapp/legacy/test', { agentId })
    },
    onSettled: (_answer, _error, _input, _before, { client }: Client) => numbersChanged(region, agentId, client),
  })
