import { accountSecret } from '#functions/channels/accounts/account-secret'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { log } from '#lib/log'
import { open } from '#lib/sealed'
import { kindOf } from '#shared/channels/kinds'
import { connections } from './connections.ts'

/** Asks the provider to deliver nothing more, as far as it can be reached. */
export const forgetAccount = async (account: ChannelAccount): Promise<void> => {
  const connection = await connections[kindOf(account.account)]()
  const ended = await open(account.token, accountSecret(account)).then(
    async (token) => (await connection.forget(account, token)).kind,
    () => 'sealed',
  )
  if (ended !== 'done') log('warn', 'account not forgotten', { agentId: account.agentId, code: ended })
}
