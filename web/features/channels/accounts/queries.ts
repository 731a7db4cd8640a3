import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { ensureData, ensurePages } from '#web/lib/loading/ensure-data.ts'
import { agentsQuery } from '#web-features/agents'
import { currentWorkspace, meQuery } from '#web-features/workspaces'

/** The workspace's accounts of every channel, 50 a page. */
export const accountsQuery = (region: Region, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: ['channel-accounts', region, workspaceId],
    queryFn: ({ pageParam }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/channels', { workspaceId, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
  })

/** What the lists need before they are shown. */
export const loadAccounts = async (client: QueryClient, region: Region): Promise<void> => {
  const { uid } = currentWorkspace(region, await ensureData(client, meQuery(region)))
  await Promise.all([ensurePages(client, agentsQuery(region, uid)), ensurePages(client, accountsQuery(region, uid))])
}

const keyOf = (workspaceId: string, { kind, account }: Pick<ConnectedAccount, 'kind' | 'account'>) => ({
  workspaceId,
  kind,
  externalId: externalIdOf(account),
})

/** What was moved or removed stands on the agents' own pages too. */
const after = (region: Region, workspaceId: string) => ({
  onSettled: async (
    _answer: unknown,
    _error: Error | null,
    _input: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => {
    void client.invalidateQueries({ queryKey: ['channels', region] })
    await client.invalidateQueries({ queryKey: accountsQuery(region, workspaceId).queryKey })
  },
})

export const moveAccountMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: ({ account, to }: { readonly account: ConnectedAccount; readonly to: string }) =>
      callIn(region)('PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent', {
        ...keyOf(workspaceId, account),
        from: account.agentId,
        to,
      }),
    ...after(region, workspaceId),
  })

export const removeAccountMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (account: ConnectedAccount) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}', keyOf(workspaceId, account)),
    ...after(region, workspaceId),
  })
