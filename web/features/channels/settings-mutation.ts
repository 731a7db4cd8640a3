import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { channelsQuery } from './channels-query.ts'

export type ChannelSettingsEdit = Omit<InputOf<AllRoutes['PUT /v2/agents/{agentId}/channels/settings']>, 'agentId'>

/** Shown at once; what the server refuses goes back to how it was. */
export const saveChannelSettingsMutation = (region: Region, agentId: string) => {
  const { queryKey } = channelsQuery(region, agentId)
  return mutationOptions({
    mutationFn: (edit: ChannelSettingsEdit) =>
      callIn(region)('PUT /v2/agents/{agentId}/channels/settings', { agentId, ...edit }),
    onMutate: async (edit, { client }: { client: QueryClient }) => {
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
              discord: edit.discord ?? shown.settings.discord,
            },
          },
      )
      return { before }
    },
    onError: (_error, _edit, kept, { client }: { client: QueryClient }) => {
      client.setQueryData(queryKey, kept?.before)
    },
    onSuccess: ({ settings }, _edit, _kept, { client }: { client: QueryClient }) => {
      client.setQueryData(queryKey, (shown) => shown && { ...shown, settings })
    },
  })
}
