import type { FormAnswer } from '#shared/conversations/schema'
import type { TurnStreams } from '#widget/session/stream/turn-streams.ts'
import type { VisitorTurns } from '#widget/session/visitor-turns.ts'

/**
 * Answers a form: resolves when the server has stored it. Rejects with the server's message, or with an empty one when the
 * visitor has stopped it; then nothing of it is in the log.
 */
export const submitForm =
  (streams: TurnStreams, turns: VisitorTurns) =>
  (text: string, form: FormAnswer): Promise<void> => {
    const turn = turns.append(text, { form })
    return new Promise((resolve, reject) => {
      let isStored = false
      const accept = () => {
        isStored = true
        resolve()
      }
      const fail = (error: unknown) => {
        if (isStored) return turns.markFailed(turn, error)
        turns.withdraw(turn)
        reject(error)
      }
      streams.run(turn, accept).then(() => isStored || fail(new Error('')), fail)
    })
  }
