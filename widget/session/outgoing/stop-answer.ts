import type { ConversationOptions } from '#widget/session/conversation-options.ts'
import type { ChatStore } from '#widget/session/state/chat-store.ts'
import type { TurnStreams } from '#widget/session/stream/turn-streams.ts'
import type { VisitorTurns } from '#widget/session/visitor-turns.ts'
import type { OutgoingQueue } from './outgoing-queue.ts'

/** Stops reading the answer, which the server finishes; the part that was shown stays. Messages not stored yet are unsent. */
export const stopAnswer =
  (
    { newId, now }: ConversationOptions,
    { get, dispatch }: ChatStore,
    turns: VisitorTurns,
    queue: OutgoingQueue,
    streams: TurnStreams,
  ) =>
  (): void => {
    streams.flush()
    const state = get()
    const sending = state.turns.filter(({ delivery }) => delivery === 'sending')
    const isOwed =
      state.isAnsweredElsewhere || streams.clientIds().some((id) => !sending.some(({ clientId }) => clientId === id))
    queue.clear()
    streams.abort()
    dispatch(isOwed ? { type: 'stopped', key: newId(), at: now() } : { type: 'answering', by: 'none' })
    for (const turn of sending) if (!turn.form) turns.markFailed(turn, '')
  }
