import type { z } from 'zod'
import type { AllRoutes } from '#shared/api'
import type { AnswerOf } from '#shared/contract'
import type { Attachment, ContinueReason, FormAnswer, Message, TurnTrace } from '#shared/conversations/schema'
import { serverText } from '#web/lib/words/server-text.ts'

export type TestEvent = AnswerOf<AllRoutes['POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages']>

/** A visitor's message: text, files, or a filled-in form. */
export interface VisitorInput {
  readonly text: string
  readonly form?: FormAnswer
  readonly attachments?: readonly Attachment[]
}

export interface TestChat {
  readonly messages: readonly Message[]
  /** The streaming answer: its text so far, and the current step. */
  readonly writing: { readonly text: string; readonly step: string } | undefined
  readonly canContinue: boolean
  readonly reason: z.infer<typeof ContinueReason> | undefined
  /** The trace of the newest answer. */
  readonly trace: TurnTrace | undefined
  /** The trace of each answer, by its id. */
  readonly traces: Readonly<Record<string, TurnTrace>>
  /** The original answer of a replayed turn. */
  readonly original: readonly Message[] | undefined
  readonly problem: string | undefined
  /** Messages that the server refused, by their id here, with the reason. */
  readonly unsent: Readonly<Record<string, string>>
}

export const emptyChat: TestChat = {
  messages: [],
  writing: undefined,
  canContinue: true,
  reason: undefined,
  trace: undefined,
  traces: {},
  original: undefined,
  problem: undefined,
  unsent: {},
}

const upsert = (messages: readonly Message[], message: Message): readonly Message[] =>
  messages.some(({ id }) => id === message.id)
    ? messages.map((old) => (old.id === message.id ? message : old))
    : [...messages, message]

/** Gives the message just sent its id on the server, and the transcriptions of its voice notes. */
const withServerId = (messages: readonly Message[], known: Partial<Message>): readonly Message[] => {
  const last = messages.at(-1)
  return last?.role === 'visitor' ? [...messages.slice(0, -1), { ...last, ...known }] : messages
}

const isKnown = ({ trace, traces }: TestChat): boolean => Object.values(traces).some((known) => known === trace)

/** The visitor's message shows at once; the server's copy replaces none of its text. */
export const addVisitorMessage = (
  chat: TestChat,
  { attachments, ...said }: VisitorInput,
  clientId: string,
  at: number,
): TestChat => ({
  ...chat,
  messages: [
    ...chat.messages,
    { id: clientId, role: 'visitor', ...said, ...(attachments ? { attachments: [...attachments] } : {}), at, clientId },
  ],
  writing: { text: '', step: '' },
  problem: undefined,
})

const has = ({ messages }: TestChat, clientId: string) => messages.some(({ id }) => id === clientId)

/** The server refused it: it stays in the log as unsent. */
export const markUnsent = (chat: TestChat, clientId: string, words: string): TestChat =>
  has(chat, clientId) ? { ...chat, writing: undefined, unsent: { ...chat.unsent, [clientId]: words } } : chat

/** Removes from the log what the server does not have. */
export const removeUnsent = (chat: TestChat, clientId: string): TestChat =>
  has(chat, clientId)
    ? { ...chat, writing: undefined, messages: chat.messages.filter(({ id }) => id !== clientId) }
    : chat

/** Applies one event of the stream. */
export const applyEvent = (chat: TestChat, event: TestEvent): TestChat => {
  switch (event.type) {
    case 'accepted': {
      const accepted = { ...chat, messages: withServerId(chat.messages, { id: event.messageId, ...event.transcribed }) }
      return event.queued ? { ...accepted, writing: undefined } : accepted
    }
    case 'step':
      return {
        ...chat,
        writing: { text: chat.writing?.text ?? '', step: serverText({ ...event, message: event.text }) },
      }
    case 'delta':
      return { ...chat, writing: { text: (chat.writing?.text ?? '') + event.text, step: '' } }
    case 'reset':
      return { ...chat, writing: { text: '', step: '' } }
    case 'part':
      return chat
    case 'replace':
      return { ...chat, writing: undefined, messages: upsert(chat.messages, event.message) }
    case 'done': {
      // a turn's trace comes just before its answer
      const traces = chat.trace && !isKnown(chat) ? { ...chat.traces, [event.messageId]: chat.trace } : chat.traces
      return { ...chat, traces, writing: undefined, messages: upsert(chat.messages, event.message) }
    }
    case 'state':
      return { ...chat, canContinue: event.continue, reason: event.reason }
    case 'error':
      return { ...chat, writing: undefined, problem: serverText(event) }
    case 'trace':
      return { ...chat, trace: event.trace }
  }
}
