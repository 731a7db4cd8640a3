import type { FrontierEntry } from './frontier.ts'
import type { MergeState } from './merge-state.ts'

/** Accepts a fetched page if the balance pays for it; otherwise it is skipped. */
export const acceptPage = (
  merge: MergeState,
  hash: string | undefined,
  textHash: string | undefined,
): Partial<FrontierEntry> => {
  if (merge.paid >= merge.affordable) return { status: 'skipped', code: 'no-credits' }
  merge.paid++
  return { status: 'read', hash, textHash }
}
