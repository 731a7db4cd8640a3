import type { ConversationState } from '#shared/conversations/schema'

/** What somebody wants done about who holds a conversation. */
export type HandoffStep = 'request' | 'withdraw' | 'take-over' | 'return' | 'end'

/**
 * Where a step leads: another state, `same` when it has been done already, or nothing in a conversation that has ended.
 * A visitor who goes back to the agent leaves only the queue: a person who is there stays.
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
