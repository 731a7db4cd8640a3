import { appUses, ownApps } from '#functions/channels/apps/store'
import { present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { AccountId } from '#shared/channels/kinds'

/**
 * For the transaction that connects accounts: refused where the app was removed meanwhile, as nothing would verify their deliveries; and
 * who removes it after this finds them.
 */
export const appStays = (appKey: string | undefined, accounts: readonly AccountId[]): readonly Write[] =>
  appKey === undefined
    ? []
    : [
        ownApps.changing({ appKey }, { add: { uses: 1 } }, { appKey: present }),
        ...accounts.map((account) => appUses.putting({ appKey, account })),
      ]
