import { absentOrBelow } from '#lib/database/condition'
import { recordUse } from './record-use.ts'
import { accessKeys } from './store.ts'

/** Records that an agent's key or a workspace's secret was used, once an hour at most. */
export const recordKeyUse = (owner: string, id: string): Promise<void> =>
  recordUse(id, ({ now, hourAgo }) =>
    accessKeys.changing({ owner, id }, { set: { owner, id, lastUsedAt: now } }, { lastUsedAt: absentOrBelow(hourAgo) }),
  )
