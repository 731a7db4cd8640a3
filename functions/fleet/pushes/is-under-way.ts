import type { StoredPush } from '#functions/fleet/store'

/** Whether a person can still let it continue, or stop it. */
export const isUnderWay = ({ state }: Pick<StoredPush, 'state'>): boolean =>
  state === 'running' || state === 'waiting' || state === 'paused'
