import { ownApps } from '#functions/channels/apps/store'
import { present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'

/** For the transaction that connects an account: refused where the app was removed meanwhile, as nothing would verify its deliveries. */
export const appStays = (appKey: string | undefined): readonly Write[] =>
  appKey === undefined ? [] : [ownApps.checking({ appKey }, { appKey: present })]
