import type { StreamEvent } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { Turn } from '#widget/session/state/chat-state.ts'
import type { ConversationClient, Ticket, Variables } from '#widget/transport/conversation-client.ts'
import type { CancellableDelay } from './cancellable-delay.ts'
import { retryDelay } from './retry-delay.ts'

export interface StreamAnswerOptions {
  readonly client: ConversationClient
  readonly ticket: Ticket
  /** The visitor's message; `undefined` when only waiting for an answer. */
  readonly turn?: Turn | undefined
  readonly variables?: Variables | undefined
  /** The newest message of the agent or the team in the log, read again for each reconnect. */
  readonly newestId: () => string | undefined
  readonly retryWait: CancellableDelay
  readonly signal: AbortSignal
  readonly onEvent: (event: StreamEvent) => void
  readonly onConnectionLost: (lost: { readonly attempt: number; readonly delaySeconds: number }) => void
  readonly onConnected: () => void
}

const isLost = (error: unknown): boolean => error instanceof Problem && error.code === 'unavailable'

/** `state` is the last event of a stream; a stream whose message was queued for another worker has none. */
const isEnd = (event: StreamEvent): boolean =>
  event.type === 'state' ||
  (event.type === 'accepted' && event.queued) ||
  (event.type === 'error' && !event.isRetryable)

/**
 * Sends a message and reads the answer to its end, over as many connections as that takes. Until the server has accepted the
 * message it is sent again under the same `clientId` (the server stores it once); after that only the answer is requested.
 * Tries again after 1, 2, 4, 8 and then every 15 seconds. Throws a refusal (`Problem`), and the abort when `signal` fires.
 */
export const streamAnswer = async (it: StreamAnswerOptions): Promise<void> => {
  const { turn, ticket, signal } = it
  let isAccepted = turn === undefined
  for (let attempt = 1; ; attempt++) {
    try {
      const events =
        turn && !isAccepted
          ? await it.client.say(
              ticket,
              {
                clientId: turn.clientId ?? turn.key,
                text: turn.text,
                attachments: turn.attachments?.map(({ id, name, seconds }) => ({ id, name, seconds })),
                variables: it.variables,
                form: turn.form,
              },
              signal,
            )
          : await it.client.resume(ticket, it.newestId(), signal)
      it.onConnected()
      for await (const event of events) {
        attempt = 1
        // retried without showing the error
        if (event.type === 'error' && event.isRetryable) break
        it.onEvent(event)
        if (event.type === 'accepted') isAccepted = true
        if (isEnd(event)) return
      }
    } catch (error) {
      if (signal.aborted || !isLost(error)) throw error
    }
    signal.throwIfAborted()
    const delaySeconds = retryDelay(attempt)
    it.onConnectionLost({ attempt, delaySeconds })
    await it.retryWait.wait(delaySeconds)
    signal.throwIfAborted()
  }
}
