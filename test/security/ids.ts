/** The ids that a call is made with. */
export interface Ids {
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId: string
  /** A conversation that the agent's team started as a test; a visitor's is not theirs to write in. */
  readonly testConversationId: string
  /** The owner's own workspace, for what is made there. */
  readonly ownWorkspaceId: string
}
