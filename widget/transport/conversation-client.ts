import { caller, problemFrom, requestOf } from '#shared/call'
import type { conversations } from '#shared/conversations/routes'
import type { Attachment, FormAnswer, StreamEvent } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import type { addressesOf } from './addresses-of.ts'
import { readEvents } from './read-events.ts'

type Routes = typeof conversations

/** A conversation and the proof that it is this visitor's. */
export interface Ticket {
  readonly conversationId: string
  readonly token: string
  /** The conversation of a user whom the site has identified. */
  readonly isVerified?: boolean
}

/** A user of the site, and the hash that its server made of their id (docs/widget.md). */
export interface Identity {
  readonly userId: string
  readonly hash: string
}

/** The page's own values about its visitor; not trusted as an identity. */
export type Variables = Readonly<Record<string, string>>

const CONVERSATION = '/v2/public/agents/{agentId}/conversations/{conversationId}'

/** Of the visitor's clock, in which they read when the team is back. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The public calls of one agent's conversations (docs/widget-protocol.md). Everything throws `Problem`. */
export const conversationClient = (addresses: ReturnType<typeof addressesOf>, agentId: string) => {
  const bearer = ({ token }: Ticket) => caller<Routes>({ base: addresses.api, token: async () => token })

  /** Resolves once the server answers, so that the caller knows that it is connected before the first event. */
  const stream = async (
    key: keyof Routes & string,
    { token, conversationId }: Ticket,
    input: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<AsyncIterable<StreamEvent>> => {
    const { method, url, body } = requestOf(addresses.chat, key, { agentId, conversationId, ...input })
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      signal,
      ...(body ? { body } : {}),
    }).catch((cause: unknown) => {
      if (signal.aborted) throw cause
      throw new Problem('unavailable', 'The connection failed. Check your network and try again.')
    })
    if (!response.ok || !response.body) throw await problemFrom(response)
    return readEvents(response.body)
  }

  return {
    start: (about: {
      readonly lang: string
      readonly pageUrl: string
      readonly variables?: Variables | undefined
      readonly demo?: string | undefined
    }) =>
      caller<Routes>({ base: addresses.api })('POST /v2/public/agents/{agentId}/conversations', {
        agentId,
        protocol: 1,
        lang: about.lang,
        timeZone: timeZone(),
        pageUrl: about.pageUrl,
        ...(about.variables ? { variables: about.variables } : {}),
        ...(about.demo === undefined ? {} : { demo: about.demo }),
      }),

    /** The conversation of an identified user; an anonymous one, if known here, becomes theirs. */
    identify: (
      {
        lang,
        pageUrl,
        variables,
        userId,
        hash,
        startNew,
      }: Identity & {
        readonly lang: string
        readonly pageUrl: string
        readonly variables?: Variables | undefined
        readonly startNew: boolean
      },
      known?: Ticket,
    ) =>
      caller<Routes>({ base: addresses.api, token: async () => known?.token })(
        'POST /v2/public/agents/{agentId}/identify',
        { agentId, userId, hash, startNew, lang, timeZone: timeZone(), pageUrl, ...(variables ? { variables } : {}) },
      ),

    history: (ticket: Ticket, after?: string) =>
      bearer(ticket)(`GET ${CONVERSATION}/messages`, {
        agentId,
        conversationId: ticket.conversationId,
        ...(after ? { after } : {}),
      }),

    erase: (ticket: Ticket) =>
      bearer(ticket)(`DELETE ${CONVERSATION}`, { agentId, conversationId: ticket.conversationId }),

    handOff: (ticket: Ticket, to: 'person' | 'agent') =>
      bearer(ticket)(`POST ${CONVERSATION}/handoff`, { agentId, conversationId: ticket.conversationId, to }),

    rate: (ticket: Ticket, score: number, comment: string) =>
      bearer(ticket)(`POST ${CONVERSATION}/rating`, { agentId, conversationId: ticket.conversationId, score, comment }),

    say: (
      ticket: Ticket,
      said: {
        readonly clientId: string
        readonly text: string
        readonly attachments?: readonly Pick<Attachment, 'id' | 'name' | 'seconds'>[] | undefined
        readonly variables?: Variables | undefined
        readonly form?: FormAnswer | undefined
      },
      signal: AbortSignal,
    ) => stream(`POST ${CONVERSATION}/messages`, ticket, { ...said }, signal),

    /** For lazily loaded parts, which make calls of their own. */
    forConversation: (ticket: Ticket) => ({ call: bearer(ticket), agentId, conversationId: ticket.conversationId }),

    /** Waits for the owed answer, which comes as one `replace`. `after` is the last known message. */
    resume: (ticket: Ticket, after: string | undefined, signal: AbortSignal) =>
      stream(`GET ${CONVERSATION}/stream`, ticket, after ? { after } : {}, signal),
  }
}

export type ConversationClient = ReturnType<typeof conversationClient>
