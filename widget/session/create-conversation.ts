import type { Attachment, FormAnswer } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { ConversationClient, Identity, Ticket, Variables } from '#widget/transport/conversation-client.ts'
import type { LiveUpdates } from '#widget/transport/live-updates.ts'
import type { SavedTicket } from './saved-ticket.ts'
import { initialState, type Turn } from './state/chat-state.ts'
import { createStore } from './state/create-store.ts'
import { newestId } from './state/newest-id.ts'
import { type ChatAction, reduceChat } from './state/reduce-chat.ts'
import { applyStreamEvent } from './stream/apply-stream-event.ts'
import { batchDeltas } from './stream/batch-deltas.ts'
import { cancellableDelay } from './stream/cancellable-delay.ts'
import { streamAnswer } from './stream/stream-answer.ts'

export interface ConversationOptions {
  readonly client: ConversationClient
  readonly saved: SavedTicket
  readonly live: LiveUpdates
  readonly about: {
    readonly lang: string
    readonly pageUrl: string
    readonly variables?: Variables | undefined
    readonly demo?: string | undefined
  }
  /** Whether the public answer allowed the agent to go on; if not, no conversation is begun. */
  readonly mayStart: boolean
  readonly nextFrame: (then: () => void) => void
  readonly newId: () => string
  readonly now: () => number
}

type StatusAction = Extract<ChatAction, { readonly type: 'standing' }>

/** Seconds between looks at the history while an answer is written elsewhere; seldom when `live` brings it anyway. */
const POLL_SECONDS = { alone: 2, live: 10 } as const

/** The ticket has run out, or its conversation is over or full: what is to be said is said in a new one. */
const needsNewConversation = (error: unknown): boolean =>
  error instanceof Problem &&
  ['unauthenticated', 'forbidden', 'not-found', 'gone', 'limit-reached'].includes(error.code)

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * One visitor's conversation: loads or begins it, says things in order, hears answers, survives lost connections, reloads
 * and other tabs. It knows no screen: those read its state and call its verbs.
 */
export const createConversation = (it: ConversationOptions) => {
  const initiallyClosed = { type: 'standing', state: initialState.conversation, continue: false } as const
  // closed from the first paint on, or a composer would be shown and taken away again
  const store = createStore(reduceChat, it.mayStart ? initialState : reduceChat(initialState, initiallyClosed))
  const { dispatch } = store
  const retryWait = cancellableDelay()
  const textBatch = batchDeltas((text) => dispatch({ type: 'text', text }), it.nextFrame)
  const outgoing: Turn[] = []
  /** The streams that are open, each with the message that it carries. */
  const streams = new Map<AbortController, string | undefined>()
  let ticket: Ticket | undefined
  /** The history is read up to this message. */
  let readUpTo: string | undefined
  let identity: Identity | undefined
  let opening: Promise<void> | undefined
  let beginning: Promise<Ticket> | undefined
  let isOpened = false
  let isSending = false
  let isPolling = false
  let hasUpdates = false

  const setStatus = ({ state, continue: goesOn, reason }: Pick<StatusAction, 'state' | 'continue' | 'reason'>) =>
    dispatch({ type: 'standing', state, continue: goesOn, reason })

  /** Asks for the conversation of the user whom the site vouches for; what another one said here is forgotten first. */
  const identifyUser = async (user: Identity, isAnew: boolean): Promise<Ticket> => {
    const found = await it.client.identify({ ...it.about, ...user, isAnew }, ticket).catch((error: unknown) => {
      // a token that ran out proves nothing any more; the site's word still does
      if (!ticket || !(error instanceof Problem) || error.code !== 'unauthenticated') throw error
      return it.client.identify({ ...it.about, ...user, isAnew })
    })
    if (ticket && found.conversationId !== ticket.conversationId) {
      leaveConversation()
      dispatch({ type: 'restarted' })
    }
    ticket = { conversationId: found.conversationId, token: found.token, isVerified: true }
    it.saved.save(ticket)
    return ticket
  }

  const start = async (): Promise<Ticket> => {
    if (identity) {
      const known = await identifyUser(identity, true)
      await loadHistory(known)
      listen(known)
      return known
    }
    const started = await it.client.start(it.about)
    // whoever was recognised meanwhile has a conversation
    if (ticket) return ticket
    ticket = { conversationId: started.conversationId, token: started.token }
    it.saved.save(ticket)
    readUpTo = started.messages.at(-1)?.id
    dispatch({ type: 'committed', messages: started.messages })
    setStatus(started)
    listen(ticket)
    return ticket
  }

  /** One at a time: what is said, attached and asked for meanwhile belongs to the same conversation. */
  const begin = (): Promise<Ticket> =>
    (beginning ??= start().finally(() => {
      beginning = undefined
    }))

  /** The conversation that is open, or opens, or is begun. */
  const openTicket = async (): Promise<Ticket> => {
    await opening
    return ticket ?? begin()
  }

  /** Brings the log up to date with everything that the server has. Answers whether an answer is being written. */
  const loadHistory = async (known: Ticket): Promise<boolean> => {
    for (;;) {
      const page = await it.client.history(known, readUpTo)
      // another conversation was begun meanwhile
      if (known !== ticket) return false
      readUpTo = page.cursor ?? page.messages.at(-1)?.id ?? readUpTo
      if (page.messages.length > 0) dispatch({ type: 'committed', messages: page.messages })
      if (page.cursor) continue
      setStatus(page)
      if (page.rating) dispatch({ type: 'rated', rating: page.rating })
      return page.isAnswering
    }
  }

  const listen = (known: Ticket) =>
    it.live.connect(known, (messageId) => {
      if (store.get().turns.some(({ id }) => id === messageId)) return
      hasUpdates = true
      if (isPolling) retryWait.wake()
      // the words of a stream of ours come over that stream; what else there is can wait for its end
      else if (streams.size === 0) void pollHistory()
    })

  /** Waits for an answer that is written elsewhere: `live` tells when to look, and a clock in case it does not. */
  const pollHistory = async (): Promise<void> => {
    if (isPolling || !ticket) return
    isPolling = true
    try {
      while (ticket && streams.size === 0) {
        hasUpdates = false
        const isAnswering = await loadHistory(ticket)
        // what was told while the history was on its way may not stand in it
        if (hasUpdates) continue
        if (!isAnswering) break
        dispatch({ type: 'answering', by: 'elsewhere' })
        await retryWait.wait(it.live.isConnected() ? POLL_SECONDS.live : POLL_SECONDS.alone)
      }
    } catch {
      // the next look or the next message finds out
    } finally {
      isPolling = false
      if (streams.size === 0) dispatch({ type: 'answering', by: 'nobody' })
    }
  }

  /** One turn from its first byte to its end; `accepted` is called as soon as the next message may follow. */
  const streamTurn = async (turn: Turn | undefined, accepted: () => void): Promise<void> => {
    const stream = new AbortController()
    streams.set(stream, turn?.clientId)
    let isAnswered = false
    try {
      dispatch({ type: 'answering', by: 'stream' })
      const known = await openTicket()
      await streamAnswer({
        client: it.client,
        ticket: known,
        turn: turn && (await withUploadedFiles(turn, known, stream.signal)),
        variables: it.about.variables,
        newestId: () => newestId(store.get().turns),
        retryWait: retryWait,
        signal: stream.signal,
        onEvent: (event) => {
          if (stream.signal.aborted) return
          applyStreamEvent(event, turn?.clientId ?? '', textBatch, dispatch)
          if (event.type === 'done' || event.type === 'error') isAnswered = true
          if (event.type === 'accepted') accepted()
        },
        onConnectionLost: (lost) => {
          textBatch.flush()
          dispatch({ type: 'lost', ...lost })
        },
        onConnected: () => dispatch({ type: 'connected' }),
      })
    } catch (error) {
      if (!stream.signal.aborted) throw error
    } finally {
      streams.delete(stream)
      dispatch({ type: 'connected' })
      if (streams.size === 0 && !stream.signal.aborted) {
        // what was queued, answered before, or said in another tab is found in the history
        if (!isAnswered || hasUpdates) void pollHistory()
        else dispatch({ type: 'answering', by: 'nobody' })
      }
    }
  }

  /** Into the log with it, before it is anywhere else. */
  const appendTurn = (text: string, more: Pick<Turn, 'form' | 'attachments'> = {}): Turn => {
    const id = it.newId()
    const turn: Turn = { key: id, clientId: id, role: 'visitor', text, ...more, at: it.now(), delivery: 'sending' }
    dispatch({ type: 'said', turn })
    return turn
  }

  /** To the end of the log, as it is now. */
  const moveToEnd = (turn: Turn): Turn => {
    dispatch({ type: 'withdrawn', clientId: turn.clientId ?? '' })
    dispatch({ type: 'said', turn })
    return turn
  }

  /** Sees to it that its files are where it is said. */
  const withUploadedFiles = async (turn: Turn, known: Ticket, signal: AbortSignal): Promise<Turn> => {
    const { attachments } = turn
    if (!attachments?.some(({ file, of }) => file && of !== known.conversationId)) return turn
    const { reuploadFiles } = await import('#widget/parts/attachments/reupload-files.ts')
    const carried = await reuploadFiles(attachments, it.client.forConversation(known), signal)
    signal.throwIfAborted()
    return moveToEnd({ ...turn, attachments: carried })
  }

  const markFailed = ({ clientId = '' }: Turn, error: unknown): void =>
    dispatch({ type: 'refused', clientId, delivery: 'unsent', trouble: errorMessage(error) })

  const leaveConversation = (): void => {
    it.saved.clear()
    it.live.disconnect()
    ticket = undefined
    readUpTo = undefined
  }

  const deliver = async (turn: Turn, accepted: () => void): Promise<void> => {
    try {
      await streamTurn(turn, accepted)
    } catch (error) {
      if (!needsNewConversation(error)) return markFailed(turn, error)
      leaveConversation()
      await streamTurn(turn, accepted).catch((again: unknown) => markFailed(turn, again))
    }
  }

  /** One after the other: the next message leaves when the server has stored the one before. */
  const drainQueue = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    for (let turn = outgoing[0]; turn; turn = outgoing[0]) {
      const { promise, resolve } = Promise.withResolvers<void>()
      void deliver(turn, resolve).finally(resolve)
      await promise
      if (outgoing[0] === turn) outgoing.shift()
    }
    isSending = false
  }

  const abortAll = (): void => {
    for (const stream of streams.keys()) stream.abort()
    retryWait.wake()
  }

  /** The site's word does not hold: nobody is known, and what somebody known said is not shown to whoever this is. */
  const rejectIdentity = (error: unknown): void => {
    if (!(error instanceof Problem) || error.code !== 'forbidden') throw error
    // biome-ignore lint/suspicious/noConsole: it is for whoever builds the page, and nothing for visitors
    console.error(`VG.identify: ${error.message}`)
    identity = undefined
    if (ticket?.isVerified) leaveConversation()
  }

  const load = async (isAnew: boolean): Promise<void> => {
    isOpened = true
    // a conversation of before may go on: the server says so of it
    if (!it.mayStart) dispatch(initiallyClosed)
    dispatch({ type: 'loading' })
    try {
      ticket = it.saved.read()
      if (identity && it.mayStart) await identifyUser(identity, isAnew).catch(rejectIdentity)
      let isAnswering = false
      if (ticket) {
        const known = ticket
        isAnswering = await loadHistory(known).catch((error: unknown) => {
          if (!needsNewConversation(error)) throw error
          leaveConversation()
          return false
        })
        if (ticket) listen(ticket)
      }
      if (!ticket && it.mayStart) await begin()
      dispatch({ type: 'loaded' })
      if (isAnswering) void streamTurn(undefined, () => undefined).catch(() => pollHistory())
    } catch (error) {
      dispatch({ type: 'failed', message: errorMessage(error) })
    }
  }

  const open = (isAnew = false): Promise<void> => (opening = load(isAnew))

  const restart = async (): Promise<void> => {
    abortAll()
    leaveConversation()
    outgoing.length = 0
    dispatch({ type: 'restarted' })
    await open(true)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    live: it.live,
    open: () => open(),
    /**
     * Whom the site vouches for, or nobody any more. The log becomes that user's: where they left off, on whatever device. What
     * a known user said is gone from here with them.
     */
    identify: async (user: Identity | undefined): Promise<void> => {
      identity = user
      const isLeft = !user && it.saved.read()?.isVerified === true
      if (isLeft) leaveConversation()
      if (!isOpened || (!user && !isLeft)) return
      abortAll()
      outgoing.length = 0
      if (isLeft) dispatch({ type: 'restarted' })
      await open()
    },
    say: (text: string, attachments: readonly Attachment[] = []): void => {
      outgoing.push(appendTurn(text, attachments.length > 0 ? { attachments } : {}))
      void drainQueue()
    },
    /** Answers a form: done when the server has it. Fails in the server's words, none when it was stopped, and then nothing of it is in the log. */
    fill: (text: string, form: FormAnswer): Promise<void> => {
      const turn = appendTurn(text, { form })
      return new Promise((resolve, reject) => {
        let isStored = false
        const store = () => {
          isStored = true
          resolve()
        }
        const fail = (error: unknown) => {
          if (isStored) return markFailed(turn, error)
          dispatch({ type: 'withdrawn', clientId: turn.clientId ?? '' })
          reject(error)
        }
        // stopped before the server had it: there is nothing to say
        streamTurn(turn, store).then(() => isStored || fail(new Error('')), fail)
      })
    },
    /** Tries at once what is waiting, and again what was refused. */
    tryAgain: (clientId?: string): void => {
      const turn = store.get().turns.find((one) => one.clientId !== undefined && one.clientId === clientId)
      if (turn && (turn.delivery === 'unsent' || turn.delivery === 'unanswered')) {
        outgoing.push(moveToEnd({ ...turn, delivery: 'sending', trouble: undefined }))
        void drainQueue()
      }
      retryWait.wake()
    },
    /** Takes the last message that was not sent out of the log and answers its text, for another try without its files. */
    takeBack: (): string | undefined => {
      const { turns, lost } = store.get()
      const turn = turns.findLast(
        ({ delivery, attachments, text, form }) =>
          text && !form && (delivery === 'unsent' || (lost && delivery === 'sending' && !attachments)),
      )
      if (turn?.clientId === undefined) return undefined
      outgoing.splice(0, outgoing.length, ...outgoing.filter(({ clientId }) => clientId !== turn.clientId))
      for (const [stream, clientId] of streams) if (clientId === turn.clientId) stream.abort()
      retryWait.wake()
      dispatch({ type: 'withdrawn', clientId: turn.clientId })
      return turn.text
    },
    /** Stops listening to the answer. The server finishes it; here what was shown stays. What was not stored yet is unsent. */
    stop: (): void => {
      textBatch.flush()
      const { turns, isAnsweredElsewhere } = store.get()
      const sending = turns.filter(({ delivery }) => delivery === 'sending')
      const isOwed =
        isAnsweredElsewhere || [...streams.values()].some((id) => !sending.some(({ clientId }) => clientId === id))
      outgoing.length = 0
      abortAll()
      dispatch(isOwed ? { type: 'stopped', key: it.newId(), at: it.now() } : { type: 'answering', by: 'nobody' })
      for (const turn of sending) if (!turn.form) markFailed(turn, '')
    },
    restart,
    /** Has the server delete the conversation, and begins a new one. Fails, with everything as it was, in the server's words. */
    erase: async (): Promise<void> => {
      if (ticket) await it.client.erase(ticket)
      await restart()
    },
    /** The calls of this conversation, begun if need be, for parts that are fetched late. */
    reach: async () => it.client.forConversation(await openTicket()),
    /** Asks for a person, or goes back to the agent while waiting. Fails in the server's words. */
    handOff: async (to: 'person' | 'agent'): Promise<void> => {
      const known = await openTicket()
      const handed = await it.client.handOff(known, to)
      if (known !== ticket) return
      setStatus(handed)
      if (streams.size > 0) hasUpdates = true
      else void pollHistory()
    },
    /** Keeps what the visitor thought of the conversation. Fails in the server's words. */
    rate: async (score: number, comment: string): Promise<void> => {
      const known = ticket
      const rating = known && (await it.client.rate(known, score, comment))
      if (rating && known === ticket) dispatch({ type: 'rated', rating })
    },
    /** Another tab has begun anew: this one goes on with the same conversation. */
    rejoin: async (): Promise<void> => {
      abortAll()
      it.live.disconnect()
      it.saved.invalidate()
      ticket = undefined
      readUpTo = undefined
      outgoing.length = 0
      dispatch({ type: 'restarted' })
      await open()
    },
    /** The browser is online again: no need to wait for the next try. */
    wake: retryWait.wake,
    close: (): void => {
      abortAll()
      it.live.disconnect()
    },
  }
}

export type Conversation = ReturnType<typeof createConversation>
