import type { z } from 'zod'
import type { AllRoutes } from '#shared/api'
import type { AnswerOf } from '#shared/contract'
import type { Attachment, ContinueReason, FormAnswer, Message, TurnTrace } from '#shared/conversations/schema'
import { serverText } from '#web/lib/words/server-text.ts'

export type TestEvent = AnswerOf<AllRoutes['POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages']>

/** What is said as a visitor: words, files, or a form that was filled in. */
export interface VisitorInput {
  readonly text: string
  readonly form?: FormAnswer
  readonly attachments?: readonly Attachment[]
}

export interface TestChat {
  readonly messages: readonly Message[]
  /** The answer under way: what has come of it, and what is being done. */
  readonly writing: { readonly text: string; readonly step: string } | undefined
  readonly canContinue: boolean
  readonly reason: z.infer<typeof ContinueReason> | undefined
  /** How the newest answer came about. */
  readonly trace: TurnTrace | undefined
  /** How each answer came about, by its id. */
  readonly traces: Readonly<Record<string, TurnTrace>>
  /** Of a turn that is tried again: what was answered then. */
  readonly original: readonly Message[] | undefined
  readonly problem: string | undefined
  /** What the server did not take, by its id here, and what was said about it. */
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

/** What was just said gets the id that the server knows it by, and what was heard in its voice notes. */
const withServerId = (messages: readonly Message[], known: Partial<Message>): readonly Message[] => {
  const last = messages.at(-1)
  return last?.role === 'visitor' ? [...messages.slice(0, -1), { ...last, ...known }] : messages
}

const isKnown = ({ trace, traces }: TestChat): boolean => Object.values(traces).some((known) => known === trace)

/** The visitor's words stand at once; the server's copy replaces nothing of them. */
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

/** The server did not take it: it stays in the log as unsent. */
export const markUnsent = (chat: TestChat, clientId: string, words: string): TestChat =>
  has(chat, clientId) ? { ...chat, writing: undefined, unsent: { ...chat.unsent, [clientId]: words } } : chat

/** Takes out of the log what the server does not have. */
export const removeUnsent = (chat: TestChat, clientId: string): TestChat =>
  has(chat, clientId)
    ? { ...chat, writing: undefined, messages: chat.messages.filter(({ id }) => id !== clientId) }
    : chat

/** One event of the stream, applied. */
export const applyEvent = (chat: TestChat, event: TestEvent): TestChat => {
  switch (event.type) {
    case 'accepted': {
      const accepted = { ...chat, messages: withServerId(chat.messages, { id: event.messageId, ...event.heard }) }
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
      // what a turn did is told just before its answer is
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
