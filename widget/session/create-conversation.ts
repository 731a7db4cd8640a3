import type { Attachment } from '#shared/conversations/schema'
import type { Identity } from '#widget/transport/conversation-client.ts'
import type { ConversationCalls } from './conversation-calls.ts'
import type { ConversationOptions } from './conversation-options.ts'
import { currentTicket } from './current-ticket.ts'
import { historySync } from './history-sync.ts'
import { initiallyClosed } from './initially-closed.ts'
import { openConversation } from './open-conversation.ts'
import { deliverTurn } from './outgoing/deliver-turn.ts'
import { outgoingQueue } from './outgoing/outgoing-queue.ts'
import { stopAnswer } from './outgoing/stop-answer.ts'
import { submitForm } from './outgoing/submit-form.ts'
import { visitorTurns } from './outgoing/visitor-turns.ts'
import { withdrawUnsent } from './outgoing/withdraw-unsent.ts'
import { initialState } from './state/chat-state.ts'
import { createStore } from './state/create-store.ts'
import { reduceChat } from './state/reduce-chat.ts'
import { cancellableDelay } from './stream/cancellable-delay.ts'
import { turnStreams } from './stream/turn-streams.ts'

/**
 * One visitor's conversation: loads or starts it, sends messages in order, reads answers, survives lost connections, reloads
 * and other tabs. It knows no screen: components read its state and call its verbs.
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

  const open = (isAnew = false): Promise<void> => {
    isOpened = true
    return ticket.setOpening(openConversation(options, store, ticket, history, streams, isAnew))
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
     * The user whom the site has identified, or `undefined` when it has signed them out. The log becomes that user's, where they
     * left off on any device; a known user's messages disappear from here with them.
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
    /** Sends this message again if it failed, and everything that waits for a connection at once. */
    tryAgain: (clientId?: string): void => {
      const turn = store.get().turns.find((one) => one.clientId !== undefined && one.clientId === clientId)
      if (turn && (turn.delivery === 'unsent' || turn.delivery === 'unanswered'))
        queue.add(turns.moveToEnd({ ...turn, delivery: 'sending', error: undefined }))
      retryWait.wake()
    },
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
    /** Asks for a human agent, or goes back to the agent while waiting. Rejects with the server's message. */
    handOff: async (to: 'person' | 'agent'): Promise<void> => {
      const current = await ticket.open()
      const { state, continue: canContinue, reason } = await client.handOff(current, to)
      if (current !== ticket.get()) return
      dispatch({ type: 'status', state, continue: canContinue, reason })
      history.refresh()
    },
    /** Rejects with the server's message. */
    rate: async (score: number, comment: string): Promise<void> => {
      const current = ticket.get()
      const rating = current && (await client.rate(current, score, comment))
      if (rating && current === ticket.get()) dispatch({ type: 'rated', rating })
    },
    /** Another tab has started a new conversation: this one continues with it. */
    resumeSaved: async (): Promise<void> => {
      abortAll()
      ticket.dropSaved()
      dispatch({ type: 'restarted' })
      await open()
    },
    /** The browser is online again: no need to wait for the next try. */
    retryNow: retryWait.wake,
    close: (): void => {
      abortAll()
      live.disconnect()
    },
  }
}

export type Conversation = ReturnType<typeof createConversation>
