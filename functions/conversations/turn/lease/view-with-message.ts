import type { Head, StoredMessage } from '#functions/conversations/store'
import { consistentView } from '#functions/conversations/turn/view/consistent-view'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import type { Lease } from './lease.ts'

/**
 * What was read while the message was stored and the lease taken, with that message and lease in it: the read may have come
 * before or after the write. `undefined` when another worker's lease was read, or when head and messages do not fit.
 */
export const viewWithMessage = (
  head: Head,
  recent: readonly StoredMessage[],
  lease: Lease,
  message: StoredMessage,
  now: number,
): ConversationView | undefined => {
  const isReadAfterWrite = head.leaseToken === lease.token
  if (!isReadAfterWrite && head.leaseToken !== undefined) return undefined
  const headWithLease = isReadAfterWrite
    ? head
    : { ...head, inbound: head.inbound + 1, lastAt: message.at, leaseToken: lease.token, held: lease.held }
  const isIncluded = recent.some(({ id }) => id === message.id)
  return consistentView(headWithLease, isIncluded ? recent : [...recent, message], now)
}
