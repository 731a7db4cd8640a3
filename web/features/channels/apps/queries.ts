import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { AppProvider, ChannelApp } from '#shared/channels/apps/schema'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

export type MetaFields = Omit<InputOf<AllRoutes['PUT /v2/workspaces/{workspaceId}/apps/meta']>, 'workspaceId'>
export type DiscordFields = Omit<InputOf<AllRoutes['PUT /v2/workspaces/{workspaceId}/apps/discord']>, 'workspaceId'>

/** The workspace's own apps. */
export const appsQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['channel-apps', region, workspaceId],
    queryFn: () => callIn(region)('GET /v2/workspaces/{workspaceId}/apps', { workspaceId }),
  })

type Client = { readonly client: QueryClient }

/** An app as it is by now; panels that offer a log-in ask again which app it is with. */
const showing =
  (region: Region, workspaceId: string) =>
  ({ app }: { readonly app: ChannelApp }, _input: unknown, _before: unknown, { client }: Client) => {
    client.setQueryData(appsQuery(region, workspaceId).queryKey, (before) => ({
      apps: [...(before?.apps ?? []).filter(({ provider }) => provider !== app.provider), app],
    }))
    return changed(region, client)
  }

const changed = async (region: Region, client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['meta-log-in', region] }),
    client.invalidateQueries({ queryKey: ['channels', region] }),
  ])
}

export const saveMetaMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (fields: MetaFields) =>
      callIn(region)('PUT /v2/workspaces/{workspaceId}/apps/meta', { workspaceId, ...fields }),
    onSuccess: showing(region, workspaceId),
  })

export const saveDiscordMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (fields: DiscordFields) =>
      callIn(region)('PUT /v2/workspaces/{workspaceId}/apps/discord', { workspaceId, ...fields }),
    onSuccess: showing(region, workspaceId),
  })

export const checkAppMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (provider: AppProvider) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/apps/{provider}/check', { workspaceId, provider }),
    onSuccess: showing(region, workspaceId),
  })

export const removeAppMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (provider: AppProvider) =>
      callIn(region)('DELETE /v2/workspaces/{workspaceId}/apps/{provider}', { workspaceId, provider }),
    onSuccess: async (_answer: unknown, _input: unknown, _before: unknown, { client }: Client) => {
      await client.invalidateQueries({ queryKey: appsQuery(region, workspaceId).queryKey })
      await changed(region, client)
    },
  })
