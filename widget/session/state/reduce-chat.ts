import type { UiPart } from '#shared/agents/schema'
import type { ContinueReason, ConversationState, Message, Rating } from '#shared/conversations/schema'
import { type ChatState, initialState, type Turn } from './chat-state.ts'
import { mergeMessages } from './merge-messages.ts'

export type ChatAction =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly message: string }
  | {
      readonly type: 'status'
      readonly state: ConversationState
      readonly continue: boolean
      readonly reason?: ContinueReason | undefined
    }
  | { readonly type: 'loaded' }
  | { readonly type: 'said'; readonly turn: Turn }
  | {
      readonly type: 'accepted'
      readonly clientId: string
      readonly messageId: string
      /** The transcription of voice notes. */
      readonly transcribed?: Pick<Message, 'text' | 'attachments'> | undefined
    }
  | {
      readonly type: 'refused'
      readonly clientId: string
      readonly delivery: 'unsent' | 'unanswered'
      readonly error: string
    }
  | { readonly type: 'withdrawn'; readonly clientId: string }
  | { readonly type: 'step'; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'reset' }
  | { readonly type: 'part'; readonly part: UiPart }
  | { readonly type: 'committed'; readonly messages: readonly Message[] }
  | { readonly type: 'answering'; readonly by: 'stream' | 'elsewhere' | 'none' }
  | { readonly type: 'stopped'; readonly key: string; readonly at: number }
  | { readonly type: 'lost'; readonly attempt: number; readonly delaySeconds: number }
  | { readonly type: 'connected' }
  | { readonly type: 'rated'; readonly rating: Rating }
  | { readonly type: 'restarted' }

const emptyWriting = { text: '', parts: [] }

const updateTurn = (turns: readonly Turn[], clientId: string, change: Partial<Turn>): readonly Turn[] =>
  turns.map((turn) => (turn.clientId === clientId ? { ...turn, ...change } : turn))

const isReply = ({ role }: Pick<Message, 'role'>) => role !== 'visitor'

/** A committed reply ends the streamed one: it is the same text, or its replacement. */
const applyCommitted = (state: ChatState, messages: readonly Message[]): ChatState => {
  const turns = mergeMessages(state.turns, messages)
  if (!messages.some(isReply)) return { ...state, turns }
  const answered = turns.map((turn) =>
    turn.delivery === 'unanswered' ? { ...turn, delivery: 'sent' as const, error: undefined } : turn,
  )
  return {
    ...state,
    turns: answered,
    isAnsweredElsewhere: false,
    writing: state.writing && !state.isAnsweredElsewhere ? emptyWriting : undefined,
  }
}

/** When the visitor stops an answer, the part that was shown stays in the log. */
const applyStopped = (state: ChatState, key: string, at: number): ChatState => {
  const { text = '', parts = [] } = state.writing ?? {}
  const turn: Turn = { key, role: 'agent', text, parts, at, delivery: 'sent', isStopped: true }
  return { ...state, turns: [...state.turns, turn], writing: undefined, isAnsweredElsewhere: false }
}

/** The pure reducer of the chat. Unknown clientIds and repeated commits change nothing. */
export const reduceChat = (state: ChatState, action: ChatAction): ChatState => {
  switch (action.type) {
    case 'loading':
      return { ...state, phase: 'loading', failure: '' }
    case 'failed':
      return { ...state, phase: 'failed', failure: action.message, lost: undefined }
    case 'loaded':
      return { ...state, phase: 'ready', lost: undefined }
    case 'status': {
      // while a human agent has taken over, the visitor can still write
      const goesOn = action.continue || action.reason === 'human'
      const why = action.reason ?? (action.state === 'ended_chat' ? 'ended' : 'stopped')
      return { ...state, conversation: action.state, closed: goesOn ? undefined : why }
    }
    case 'said':
      return { ...state, turns: [...state.turns, action.turn] }
    case 'accepted':
      return {
        ...state,
        turns: updateTurn(state.turns, action.clientId, {
          ...action.transcribed,
          id: action.messageId,
          delivery: 'sent',
          error: undefined,
        }),
      }
    case 'refused':
      return {
        ...state,
        turns: updateTurn(state.turns, action.clientId, { delivery: action.delivery, error: action.error }),
        writing: undefined,
      }
    case 'withdrawn':
      return { ...state, turns: state.turns.filter(({ clientId }) => clientId !== action.clientId) }
    case 'step':
      return { ...state, writing: { ...(state.writing ?? emptyWriting), step: action.text } }
    case 'text':
      return {
        ...state,
        writing: { ...(state.writing ?? emptyWriting), text: (state.writing?.text ?? '') + action.text },
      }
    case 'reset':
      return { ...state, writing: { ...emptyWriting, step: state.writing?.step } }
    case 'part':
      return {
        ...state,
        writing: { ...(state.writing ?? emptyWriting), parts: [...(state.writing?.parts ?? []), action.part] },
      }
    case 'committed':
      return applyCommitted(state, action.messages)
    case 'answering':
      return {
        ...state,
        isAnsweredElsewhere: action.by === 'elsewhere',
        writing: action.by === 'none' ? undefined : (state.writing ?? emptyWriting),
      }
    case 'stopped':
      return applyStopped(state, action.key, action.at)
    case 'lost':
      return { ...state, lost: { attempt: action.attempt, delaySeconds: action.delaySeconds } }
    case 'connected':
      return { ...state, lost: undefined }
    case 'rated':
      return { ...state, rating: action.rating }
    case 'restarted':
      return initialState
  }
}
