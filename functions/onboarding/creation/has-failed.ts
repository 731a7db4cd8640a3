import { world } from '#lib/world'
import type { StoredCreation } from './store.ts'

/** Longer than the flow's own limit: a creation that seems to run longer was lost. */
const ABANDONED_AFTER_MS = 660_000

export const hasFailed = ({ status, startedAt }: Pick<StoredCreation, 'status' | 'startedAt'>): boolean =>
  status === 'failed' || (status === 'running' && world().now() - startedAt > ABANDONED_AFTER_MS)
