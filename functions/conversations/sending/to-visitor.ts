import { isForVisitor } from '#functions/conversations/is-for-visitor'
import type { Head, StoredMessage } from '#functions/conversations/store'
import type { Sends, SentHead } from './queueing.ts'

const none: Sends = { writes: [], events: [] }

/** A message of ours as it is stored: on a third party's channel it waits for its provider. */
export const asQueued = ({ route }: Pick<Head, 'route'>, message: StoredMessage): StoredMessage =>
  route && isForVisitor(message) ? { ...message, delivery: { state: 'queued', at: message.at } } : message

/**
 * What the transaction that stores messages adds, so that they reach the visitor. On the web nothing: the visitor's page asks for
 * them, and a turn there does not load what queues.
 */
export const sendsOf = async (head: SentHead, messages: readonly (StoredMessage | undefined)[]): Promise<Sends> =>
  head.route ? (await import('./queueing.ts')).queueing(head, messages) : none
