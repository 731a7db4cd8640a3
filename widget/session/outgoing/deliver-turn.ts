import { needsNewConversation } from '#widget/session/needs-new-conversation.ts'
import type { Turn } from '#widget/session/state/chat-state.ts'
import type { TurnStreams } from '#widget/session/stream/turn-streams.ts'
import type { VisitorTurns } from '#widget/session/visitor-turns.ts'

/** Sends a message and reads its answer; once more in a new conversation if the current one accepts no more. */
export const deliverTurn =
  (streams: TurnStreams, turns: VisitorTurns, leaveConversation: () => void) =>
  async (turn: Turn, accepted: () => void): Promise<void> => {
    try {
      await streams.run(turn, accepted)
    } catch (error) {
      if (!needsNewConversation(error)) return turns.markFailed(turn, error)
      leaveConversation()
      await streams.run(turn, accepted).catch((again: unknown) => turns.markFailed(turn, again))
    }
  }
