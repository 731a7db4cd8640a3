import type { ConversationState } from '#shared/conversations/schema'

/** A step that changes a conversation's assignee. */
export type HandoffStep = 'request' | 'withdraw' | 'take-over' | 'return' | 'end'

/**
 * The state that a step leads to: `same` when the step was taken already, `undefined` after the end.
 * A visitor who goes back to the agent only leaves the queue: a human agent who has joined stays.
 */
export const nextState = (step: HandoffStep, state: ConversationState): ConversationState | 'same' | undefined => {
  if (state === 'ended_chat') return step === 'end' ? 'same' : undefined
  switch (step) {
    case 'request':
      return state === 'ai-chatting' ? 'requested_chat' : 'same'
    case 'withdraw':
      return state === 'requested_chat' ? 'ai-chatting' : 'same'
    case 'take-over':
      return state === 'human-chatting' ? 'same' : 'human-chatting'
    case 'return':
      return state === 'ai-chatting' ? 'same' : 'ai-chatting'
    case 'end':
      return 'ended_chat'
  }
}
