import * as z from 'zod'
import { sendShard } from '#features/conversations'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AccountId } from '#shared/channels/kinds'

const WatchedAccount = z.object({
  account: AccountId,
  /** When its provider is asked again, in milliseconds since 1970. */
  dueAt: z.number().int(),
})
export type WatchedAccount = z.infer<typeof WatchedAccount>

/**
 * Every connected account, and when it is probed next: by shard, so that all of them are found without an index or a scan. It is made
 * by the event of the connection, and dropped by the probe that finds its account gone.
 */
export const watchedAccounts = entity<WatchedAccount, Pick<WatchedAccount, 'account'>>({
  name: 'watched-account',
  parse: (item) => WatchedAccount.parse(item),
  key: ({ account }) => keys.watchedAccount({ shard: sendShard(account), account }),
})
