import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { channelsKey } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

/** Asks the provider about accounts that belong together; answers how each is, in their order. */
export const checkMutation = (region: Region, accounts: readonly ConnectedAccount[]) =>
  mutationOptions({
    mutationFn: () =>
      Promise.all(
        accounts.map(({ agentId, kind, account }) =>
          callIn(region)('POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check', {
            agentId,
            kind,
            externalId: externalIdOf(account),
          }),
        ),
      ),
    onSuccess: (_answer, _input, _before, { client }: { readonly client: QueryClient }) =>
      client.invalidateQueries({ queryKey: channelsKey(region, accounts[0]?.agentId ?? '') }),
  })
