import type { HostedConversation } from './hosted-conversations.ts'

/** Who answers a conversation, and whether it goes on, as every response says it. */
export const snapshotOf = ({ state, reason }: HostedConversation) => ({
  state,
  continue: reason === undefined || reason === 'human',
  ...(reason ? { reason } : {}),
})
