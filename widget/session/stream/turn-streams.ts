import type { ConversationOptions } from '#widget/session/conversation-options.ts'
import type { Turn } from '#widget/session/state/chat-state.ts'
import type { ChatStore } from '#widget/session/state/chat-store.ts'
import { newestId } from '#widget/session/state/newest-id.ts'
import type { VisitorTurns } from '#widget/session/visitor-turns.ts'
import type { Ticket } from '#widget/transport/conversation-client.ts'
import { applyStreamEvent } from './apply-stream-event.ts'
import { batchDeltas } from './batch-deltas.ts'
import type { CancellableDelay } from './cancellable-delay.ts'
import { streamAnswer } from './stream-answer.ts'

/** The streams that are open, each with the message that it carries. `onIdle` is called when the last one has ended. */
export const turnStreams = (
  { client, context, nextFrame }: ConversationOptions,
  { get, dispatch }: ChatStore,
  turns: VisitorTurns,
  retryWait: CancellableDelay,
  openTicket: () => Promise<Ticket>,
  onIdle: (isAnswered: boolean) => void,
) => {
  const streams = new Map<AbortController, string | undefined>()
  const textBatch = batchDeltas((text) => dispatch({ type: 'text', text }), nextFrame)

  /** A file that was uploaded to a previous conversation is uploaded to this one. */
  const withUploadedFiles = async (turn: Turn, ticket: Ticket, signal: AbortSignal): Promise<Turn> => {
    const { attachments } = turn
    if (!attachments?.some(({ file, of }) => file && of !== ticket.conversationId)) return turn
    const { reuploadFiles } = await import('./reupload-files.ts')
    const uploaded = await reuploadFiles(attachments, client.forConversation(ticket), signal)
    signal.throwIfAborted()
    return turns.moveToEnd({ ...turn, attachments: uploaded })
  }

  return {
    /** One turn from its first byte to its end; `accepted` is called as soon as the next message may follow. */
    run: async (turn?: Turn, accepted?: () => void): Promise<void> => {
      const stream = new AbortController()
      const { signal } = stream
      streams.set(stream, turn?.clientId)
      let isAnswered = false
      try {
        dispatch({ type: 'answering', by: 'stream' })
        const ticket = await openTicket()
        await streamAnswer({
          client,
          ticket,
          turn: turn && (await withUploadedFiles(turn, ticket, signal)),
          variables: context.variables,
          newestId: () => newestId(get().turns),
          retryWait,
          signal,
          onEvent: (event) => {
            if (signal.aborted) return
            applyStreamEvent(event, turn?.clientId ?? '', textBatch, dispatch)
            if (event.type === 'done' || event.type === 'error') isAnswered = true
            if (event.type === 'accepted') accepted?.()
          },
          onConnectionLost: (lost) => {
            textBatch.flush()
            dispatch({ type: 'lost', ...lost })
          },
          onConnected: () => dispatch({ type: 'connected' }),
        })
      } catch (error) {
        if (!signal.aborted) throw error
      } finally {
        streams.delete(stream)
        dispatch({ type: 'connected' })
        if (streams.size === 0 && !signal.aborted) onIdle(isAnswered)
      }
    },
    isOpen: (): boolean => streams.size > 0,
    flush: textBatch.flush,
    /** The `clientId` of each open stream's message; `undefined` where a stream only waits for an answer. */
    clientIds: () => [...streams.values()],
    /** Aborts the streams of one message, or all. */
    abort: (clientId?: string): void => {
      for (const [stream, id] of streams) if (clientId === undefined || id === clientId) stream.abort()
      retryWait.wake()
    },
  }
}

export type TurnStreams = ReturnType<typeof turnStreams>
