import { accountSecret } from '#functions/channels/accounts/account-secret'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { storedKey } from '#functions/channels/apps/stored-key'
import { keptOf } from '#functions/channels/connecting/kept-of'
import type { KnownNumber } from '#functions/channels/whatsapp/number-calls'
import { seal } from '#lib/sealed'
import { accountId } from '#shared/channels/kinds'

interface Connected extends Pick<ChannelAccount, 'workspaceId' | 'agentId'> {
  readonly wabaId: string
  /** Of the app that it is connected through; absent for the platform's, and for the owner's by the legacy method. */
  readonly appKey?: string | undefined
  /** Opened; sealed in the account. */
  readonly token: string
  readonly number: KnownNumber
  /** What was stored when Meta was asked. */
  readonly known: ChannelAccount | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A number's account as it is connected, by whichever method. */
export const numberAccount = async ({
  workspaceId,
  agentId,
  wabaId,
  appKey,
  token,
  number: { id, verified_name, display_phone_number: handle },
  known,
  now,
}: Connected): Promise<ChannelAccount> => {
  const account = accountId('whatsapp', id)
  return {
    account,
    workspaceId,
    agentId,
    name: verified_name ?? handle,
    handle,
    wabaId,
    ...storedKey(appKey),
    token: await seal(token, accountSecret({ workspaceId, account })),
    tokenEnd: token.slice(-3),
    state: 'connected',
    ...keptOf(known, now),
  }
}
