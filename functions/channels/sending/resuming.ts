import { SendQueued } from '#events/conversations/events'
import type { EventDraft } from '#events/event'
import type { Write } from '#lib/database/write'
import type { AccountId } from '#shared/channels/kinds'
import { drains } from './store.ts'

/** For the transaction that connects an account again: what waits for it is sent at once, whatever paused it before. */
export const resuming = (
  account: AccountId,
): { readonly writes: readonly Write[]; readonly events: readonly EventDraft[] } => ({
  writes: [drains.changing({ account }, { set: { account }, remove: ['pausedUntil', 'strikes'] })],
  events: [SendQueued({ account })],
})
