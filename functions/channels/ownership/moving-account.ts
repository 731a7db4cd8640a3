import { accountSecret } from '#functions/channels/accounts/account-secret'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import type { Asked } from '#functions/channels/provider/connection'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { open } from '#lib/sealed'
import { kindOf } from '#shared/channels/kinds'
import { connections } from './connections.ts'

interface AccountMove {
  readonly moved: ChannelAccount
  readonly writes: readonly Write[]
  /** Gives it back. */
  readonly undoing: readonly Write[]
  /** After the writes: has its provider deliver to the other agent. */
  readonly redirect: () => Promise<Asked>
}

/** Gives an account to another agent, while it is still the old one's and its credential the same. `now` in milliseconds. */
export const movingAccount = async (account: ChannelAccount, to: string, now: number): Promise<AccountMove> => {
  const { account: id, agentId: from, token } = account
  const connection = await connections[kindOf(id)]()
  const moving = await connection.moving?.(account, to)
  const movedFrom = { agentId: from, at: now }
  const ofAgent = (agentId: string) => ({ gsi2pk: `AGTACC#${agentId}`, gsi2sk: id }) as const
  return {
    moved: { ...account, agentId: to, movedFrom },
    writes: [
      channelAccounts.changing(
        { account: id },
        { set: { agentId: to, movedFrom }, index: ofAgent(to) },
        { agentId: is(from), token: is(token) },
      ),
      ...(moving?.writes ?? []),
    ],
    undoing: [
      channelAccounts.changing(
        { account: id },
        { set: { agentId: from }, remove: ['movedFrom'], index: ofAgent(from) },
        { agentId: is(to), token: is(token) },
      ),
      ...(moving?.undoing ?? []),
    ],
    redirect: async () => (moving ? moving.redirect(await open(token, accountSecret(account))) : { kind: 'done' }),
  }
}
