import type { ChatStore } from '#widget/session/state/chat-store.ts'
import type { TurnStreams } from '#widget/session/stream/turn-streams.ts'
import type { VisitorTurns } from '#widget/session/visitor-turns.ts'
import type { OutgoingQueue } from './outgoing-queue.ts'

/** Takes the last message that was not sent out of the log and returns its text, for another try without its files. */
export const withdrawUnsent =
  ({ get }: ChatStore, turns: VisitorTurns, queue: OutgoingQueue, streams: TurnStreams) =>
  (): string | undefined => {
    const { turns: all, lost } = get()
    const turn = all.findLast(
      ({ delivery, attachments, text, form }) =>
        text && !form && (delivery === 'unsent' || (lost && delivery === 'sending' && !attachments)),
    )
    if (turn?.clientId === undefined) return undefined
    queue.remove(turn)
    streams.abort(turn.clientId)
    turns.withdraw(turn)
    return turn.text
  }
