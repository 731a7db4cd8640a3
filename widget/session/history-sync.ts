import type { Ticket } from '#widget/transport/conversation-client.ts'
import type { ConversationOptions } from './conversation-options.ts'
import type { ChatStore } from './state/chat-store.ts'
import type { CancellableDelay } from './stream/cancellable-delay.ts'

/** Seconds between two requests for the history while an answer is written elsewhere; longer when `live` announces it. */
const POLL_SECONDS = { alone: 2, live: 10 } as const

/** Keeps the log up to date with what others commit: reads the history when `live` announces a message, or by polling. */
export const historySync = (
  { client, live }: ConversationOptions,
  store: ChatStore,
  retryWait: CancellableDelay,
  currentTicket: () => Ticket | undefined,
  isStreaming: () => boolean,
) => {
  const { dispatch } = store
  /** The history is read up to this message. */
  let readUpTo: string | undefined
  let isPolling = false
  let hasUpdates = false

  /** Reads everything that the server has. Returns whether an answer is being written. */
  const load = async (ticket: Ticket): Promise<boolean> => {
    for (;;) {
      const page = await client.history(ticket, readUpTo)
      // the conversation was left during the request
      if (ticket !== currentTicket()) return false
      readUpTo = page.cursor ?? page.messages.at(-1)?.id ?? readUpTo
      if (page.messages.length > 0) dispatch({ type: 'committed', messages: page.messages })
      if (page.cursor) continue
      dispatch({ type: 'status', state: page.state, continue: page.continue, reason: page.reason })
      if (page.rating) dispatch({ type: 'rated', rating: page.rating })
      return page.isAnswering
    }
  }

  /** Waits for an answer that is written elsewhere: `live` announces it, polling covers the case that it does not. */
  const poll = async (): Promise<void> => {
    if (isPolling || !currentTicket()) return
    isPolling = true
    try {
      for (let ticket = currentTicket(); ticket && !isStreaming(); ticket = currentTicket()) {
        hasUpdates = false
        const isAnswering = await load(ticket)
        // a message announced during the request may be missing from its answer
        if (hasUpdates) continue
        if (!isAnswering) break
        dispatch({ type: 'answering', by: 'elsewhere' })
        await retryWait.wait(live.isConnected() ? POLL_SECONDS.live : POLL_SECONDS.alone)
      }
    } catch {
      // the next poll or the next message reports it
    } finally {
      isPolling = false
      if (!isStreaming()) dispatch({ type: 'answering', by: 'none' })
    }
  }

  /** Reads the history soon. During a stream of this tab that waits for the stream's end. */
  const refresh = (): void => {
    hasUpdates = true
    if (isPolling) retryWait.wake()
    else if (!isStreaming()) void poll()
  }

  return {
    load,
    poll,
    refresh,
    /** `isUpToDate`: the log is complete, since the conversation was started just now. */
    listen: (ticket: Ticket, isUpToDate = false): void =>
      live.connect(
        ticket,
        (messageId) => {
          if (!store.get().turns.some(({ id }) => id === messageId)) refresh()
        },
        isUpToDate,
      ),
    /** The log is complete up to this message; without one the next `load` reads from the beginning. */
    startAt: (messageId?: string): void => {
      readUpTo = messageId
    },
    /** The last stream has ended. Queued and repeated messages, and those of other tabs, are found in the history. */
    afterStreams: (isAnswered: boolean): void => {
      // a waiting poll has announced an answer elsewhere, which the stream of this tab has replaced since
      if (!isAnswered || hasUpdates || isPolling) refresh()
      else dispatch({ type: 'answering', by: 'none' })
    },
  }
}

export type HistorySync = ReturnType<typeof historySync>
