import type { ChatStore } from '#widget/session/state/chat-store.ts'
import type { CancellableDelay } from '#widget/session/stream/cancellable-delay.ts'
import type { VisitorTurns } from '#widget/session/visitor-turns.ts'
import type { OutgoingQueue } from './outgoing-queue.ts'

/** Sends this message again if it failed, and at once everything that waits for a connection. */
export const tryAgain =
  ({ get }: ChatStore, turns: VisitorTurns, queue: OutgoingQueue, retryWait: CancellableDelay) =>
  (clientId?: string): void => {
    const turn = get().turns.find((one) => one.clientId !== undefined && one.clientId === clientId)
    if (turn && (turn.delivery === 'unsent' || turn.delivery === 'unanswered'))
      queue.add(turns.moveToEnd({ ...turn, delivery: 'sending', error: undefined }))
    retryWait.wake()
  }
