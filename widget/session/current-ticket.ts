import { Problem } from '#shared/problems'
import type { ConversationClient, Identity, Ticket } from '#widget/transport/conversation-client.ts'
import type { ConversationOptions } from './conversation-options.ts'

type StartedConversation = Awaited<ReturnType<ConversationClient['start']>>

interface TicketEvents {
  readonly onStarted: (ticket: Ticket, started: StartedConversation) => void
  /** An identified user's conversation was found, which may have messages already. */
  readonly onFound: (ticket: Ticket) => Promise<void>
  readonly onLeft: () => void
  /** The identified user has another conversation than the one that is shown. */
  readonly onOtherUser: () => void
}

/** The ticket of the conversation that this tab shows: saved, started, identified, left. */
export const currentTicket = ({ client, saved, live, context }: ConversationOptions, events: TicketEvents) => {
  let ticket: Ticket | undefined
  let identity: Identity | undefined
  let opening: Promise<void> | undefined
  let starting: Promise<Ticket> | undefined
  /** Whether the identified user's conversation was found before: another start then asks for a new one. */
  let isKnown = false

  const save = (started: Ticket): Ticket => {
    saved.save(started)
    ticket = started
    return started
  }

  const drop = (): void => {
    live.disconnect()
    ticket = undefined
    events.onLeft()
  }

  const leave = (): void => {
    saved.clear()
    drop()
  }

  /** Finds or starts the conversation of the user whom the site has identified. */
  const identifyUser = async (user: Identity, startNew: boolean): Promise<Ticket> => {
    const found = await client.identify({ ...context, ...user, startNew }, ticket).catch((error: unknown) => {
      // an expired token proves nothing any more; the site's signature still does
      if (!ticket || !(error instanceof Problem) || error.code !== 'unauthenticated') throw error
      return client.identify({ ...context, ...user, startNew })
    })
    isKnown = true
    if (ticket && found.conversationId !== ticket.conversationId) {
      leave()
      events.onOtherUser()
    }
    return save({ conversationId: found.conversationId, token: found.token, isVerified: true })
  }

  const start = async (): Promise<Ticket> => {
    if (identity) {
      // it may have been refused until now (429): the conversation then goes on
      const found = await identifyUser(identity, isKnown)
      await events.onFound(found)
      return found
    }
    const started = await client.start(context)
    // the user was identified during the request and has a conversation
    if (ticket) return ticket
    const fresh = save({ conversationId: started.conversationId, token: started.token })
    events.onStarted(fresh, started)
    return fresh
  }

  /** One at a time: messages, files and calls that come during the request belong to the same conversation. */
  const startOnce = (): Promise<Ticket> =>
    (starting ??= start().finally(() => {
      starting = undefined
    }))

  /** The site's signature is wrong: the visitor is unknown, and a known user's conversation is not shown to them. */
  const rejectIdentity = (error: unknown): void => {
    if (!(error instanceof Problem) || error.code !== 'forbidden') throw error
    // biome-ignore lint/suspicious/noConsole: for the developer of the page, not for visitors
    console.error(`VG.identify: ${error.message}`)
    identity = undefined
    if (ticket?.isVerified) leave()
  }

  return {
    get: () => ticket,
    leave,
    start: startOnce,
    /** The conversation that is open, is being opened, or is started now. */
    open: async (): Promise<Ticket> => {
      await opening
      return ticket ?? startOnce()
    },
    /** `open` waits for this. */
    setOpening: (promise: Promise<void>): Promise<void> => (opening = promise),
    readSaved: (): void => {
      ticket = saved.read()
    },
    /** Another tab has saved another ticket. */
    dropSaved: (): void => {
      saved.invalidate()
      drop()
    },
    /** Returns whether a known user's conversation was left, because the site has signed them out. */
    setIdentity: (user: Identity | undefined): boolean => {
      identity = user
      isKnown = false
      const isLeft = !user && saved.read()?.isVerified === true
      if (isLeft) leave()
      return isLeft
    },
    identify: async (startNew: boolean): Promise<void> => {
      if (identity) await identifyUser(identity, startNew).catch(rejectIdentity)
    },
  }
}

export type CurrentTicket = ReturnType<typeof currentTicket>
