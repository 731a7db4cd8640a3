import type { StoredExtension } from '#shared/conversations/attachments/stored-types'

/** The tenant comes first, so that no file is reached by an id alone. */
interface AgentPath {
  readonly workspaceId: string
  readonly agentId: string
}
interface ConversationPath extends AgentPath {
  readonly conversationId: string
}

const agentPrefix = ({ workspaceId, agentId }: AgentPath) => `${workspaceId}/${agentId}/`
const conversationPrefix = (it: ConversationPath) => `${agentPrefix(it)}${it.conversationId}/`

interface KeptPath extends ConversationPath {
  readonly id: string
  /** Whether the conversation expires. */
  readonly isBrief: boolean
}
const keptPrefix = (it: KeptPath) => `attachments/${it.isBrief ? 'brief' : 'kept'}/${conversationPrefix(it)}${it.id}.`

/** `uploads/` expires after a day and `attachments/brief/` after two; browsers may write only into `uploads/`. */
const roots = ['attachments/kept/', 'attachments/brief/', 'uploads/attachments/'] as const

export const attachmentPaths = {
  uploaded: (it: ConversationPath & { readonly id: string }) => `uploads/attachments/${conversationPrefix(it)}${it.id}`,
  /** The extension is part of the key: the file's bytes were verified to match it. */
  kept: (it: KeptPath & { readonly ending: StoredExtension }) => `${keptPrefix(it)}${it.ending}`,
  /** What its key begins with, whatever its extension. */
  keptAs: (it: KeptPath) => keptPrefix(it),
  /** The prefixes of all files of a conversation, sent or not. */
  ofConversation: (it: ConversationPath) => roots.map((root) => root + conversationPrefix(it)),
  ofAgent: (it: AgentPath) => roots.map((root) => root + agentPrefix(it)),
}
