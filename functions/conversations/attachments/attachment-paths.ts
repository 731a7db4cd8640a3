import type { AttachmentExtension } from '#shared/conversations/attachments/attachment-limits'

/** Whose files: the tenant first, so that nothing is reached by an id alone. */
interface AgentPath {
  readonly workspaceId: string
  readonly agentId: string
}
interface ConversationPath extends AgentPath {
  readonly conversationId: string
}

const agentPrefix = ({ workspaceId, agentId }: AgentPath) => `${workspaceId}/${agentId}/`
const conversationPrefix = (it: ConversationPath) => `${agentPrefix(it)}${it.conversationId}/`

/** `uploads/` is emptied after a day and `attachments/brief/` after two; the browser may write only into the first. */
const roots = ['attachments/kept/', 'attachments/brief/', 'uploads/attachments/'] as const

export const attachmentPaths = {
  uploaded: (it: ConversationPath & { readonly id: string }) => `uploads/attachments/${conversationPrefix(it)}${it.id}`,
  /** The ending is part of the key: what lies there was proven to be of that kind. */
  kept: (
    it: ConversationPath & { readonly id: string; readonly ending: AttachmentExtension; readonly isBrief: boolean },
  ) => `attachments/${it.isBrief ? 'brief' : 'kept'}/${conversationPrefix(it)}${it.id}.${it.ending}`,
  /** Where everything of a conversation lies, sent or not. */
  ofConversation: (it: ConversationPath) => roots.map((root) => root + conversationPrefix(it)),
  ofAgent: (it: AgentPath) => roots.map((root) => root + agentPrefix(it)),
}
