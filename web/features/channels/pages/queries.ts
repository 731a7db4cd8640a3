import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { channelsQuery } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

/** What a log-in at Meta gave: its pages, and what stands here for its token. */
const pagesOfCode = async (region: Region, agentId: string, code: string) => {
  const call = callIn(region)
  const { longer_access_token: ticket } = await call('POST /rpc/exchangeMetaToken', { token: code, agentId })
  const { pages } = await call('POST /rpc/tokenToPages', { token: ticket })
  return { ticket, pages }
}
export type LogIn = Awaited<ReturnType<typeof pagesOfCode>>

export const logInMutation = (region: Region, agentId: string) =>
  mutationOptions({ mutationFn: (code: string) => pagesOfCode(region, agentId, code) })

type Client = { readonly client: QueryClient }

const renewing =
  (region: Region, agentId: string) =>
  (_answer: unknown, _input: unknown, _before: unknown, { client }: Client) =>
    client.invalidateQueries({ queryKey: channelsQuery(region, agentId).queryKey })

export const connectPageMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: ({ ticket, id }: { readonly ticket: string; readonly id: string }) =>
      callIn(region)('POST /rpc/connectMetaPage', { agentId, token: ticket, selectedPage: { id } }),
    onSuccess: renewing(region, agentId),
  })

export const removePageMutation = (region: Region, agentId: string) =>
  mutationOptions({
    mutationFn: (pageId: string) => callIn(region)('POST /rpc/removeMetaPage', { agentId, pageId }),
    onSuccess: renewing(region, agentId),
  })
