/** The widget's texts about a handoff, from the request to the end; fetched with that part. */
export const handoffMessages = {
  finding: 'Waiting for a teammate',
  backToAgent: 'Back to the agent',
  typing: (name: string) => `${name} is typing`,
  conversationEnded: 'Conversation ended',
  closedBy: (name: string) => `Closed by ${name}`,
} as const
