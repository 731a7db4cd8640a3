import type { Attachment } from '#shared/conversations/schema'
import type { Identity } from '#widget/transport/conversation-client.ts'
import type { ConversationCalls } from './conversation-calls.ts'
import type { ConversationOptions } from './conversation-options.ts'
import { currentTicket } from './current-ticket.ts'
import { handOff } from './hand-off.ts'
import { historySync } from './history-sync.ts'
import { initiallyClosed } from './initially-closed.ts'
import { openConversation } from './open-conversation.ts'
import { deliverTurn } from './outgoing/deliver-turn.ts'
import { outgoingQueue } from './outgoing/outgoing-queue.ts'
import { stopAnswer } from './outgoing/stop-answer.ts'
import { submitForm } from './outgoing/submit-form.ts'
import { tryAgain } from './outgoing/try-again.ts'
import { withdrawUnsent } from './outgoing/withdraw-unsent.ts'
import { rateConversation } from './rate-conversation.ts'
import { initialState } from './state/chat-state.ts'
import { createStore } from './state/create-store.ts'
import { reduceChat } from './state/reduce-chat.ts'
import { cancellableDelay } from './stream/cancellable-delay.ts'
import { turnStreams } from './stream/turn-streams.ts'
import { visitorTurns } from './visitor-turns.ts'

/**
 * One visitor's conversation: loads or starts it, sends messages in order, reads answers, survives lost connections, reloads
 * and other tabs. It has no user interface: components read its state and call its methods.
 */
export const createConversation = (options: ConversationOptions) => {
  const { client, live, canStart } = options
  // closed from the first paint on, so that no composer is shown only to disappear
  const store = createStore(reduceChat, canStart ? initialState : reduceChat(initialState, initiallyClosed))
  const { dispatch } = store
  const retryWait = cancellableDelay()
  const turns = visitorTurns(options, store)
  const ticket = currentTicket(options, {
    onStarted: (started, { messages, state, continue: canContinue, reason }) => {
      history.startAt(messages.at(-1)?.id)
      dispatch({ type: 'committed', messages })
      dispatch({ type: 'status', state, continue: canContinue, reason })
      history.listen(started, true)
    },
    onFound: async (found) => {
      await history.load(found)
      history.listen(found)
    },
    onLeft: () => history.startAt(),
    onOtherUser: () => dispatch({ type: 'restarted' }),
  })
  const streams = turnStreams(options, store, turns, retryWait, ticket.open, (isAnswered) =>
    history.afterStreams(isAnswered),
  )
  const history = historySync(options, store, retryWait, ticket.get, streams.isOpen)
  const queue = outgoingQueue(deliverTurn(streams, turns, ticket.leave))
  let isOpened = false

  const open = (startNew = false): Promise<void> => {
    isOpened = true
    return ticket.setOpening(openConversation(options, store, ticket, history, streams, startNew))
  }

  const abortAll = (): void => {
    streams.abort()
    queue.clear()
  }

  const restart = async (): Promise<void> => {
    abortAll()
    ticket.leave()
    dispatch({ type: 'restarted' })
    await open(true)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    live,
    open: () => open(),
    /**
     * The user whom the site has identified, or `undefined` when it has signed them out. The log then shows that
     * user's conversation, from any device; after a sign-out it no longer shows the known user's messages.
     */
    identify: async (user: Identity | undefined): Promise<void> => {
      const isLeft = ticket.setIdentity(user)
      if (!isOpened || (!user && !isLeft)) return
      abortAll()
      if (isLeft) dispatch({ type: 'restarted' })
      await open()
    },
    sendMessage: (text: string, attachments: readonly Attachment[] = []): void =>
      queue.add(turns.append(text, attachments.length > 0 ? { attachments } : {})),
    submitForm: submitForm(streams, turns),
    tryAgain: tryAgain(store, turns, queue, retryWait),
    withdrawUnsent: withdrawUnsent(store, turns, queue, streams),
    stop: stopAnswer(options, store, turns, queue, streams),
    restart,
    /** Has the server delete the conversation, and starts a new one. Rejects with the server's message; then nothing has changed. */
    deleteConversation: async (): Promise<void> => {
      const current = ticket.get()
      if (current) await client.erase(current)
      await restart()
    },
    /** For parts that are loaded late. */
    getCalls: (async () => client.forConversation(await ticket.open())) satisfies ConversationCalls,
    handOff: handOff(options, store, ticket, history),
    rate: rateConversation(options, store, ticket),
    /** Another tab has started a new conversation: this one continues with it. */
    resumeSaved: async (): Promise<void> => {
      abortAll()
      ticket.dropSaved()
      dispatch({ type: 'restarted' })
      await open()
    },
    /** The browser is online again: retry at once. */
    retryNow: retryWait.wake,
    close: (): void => {
      abortAll()
      live.disconnect()
    },
  }
}

export type Conversation = ReturnType<typeof createConversation>
