import type { AttachmentEnding } from '#shared/conversations/attachment-limits'

/** Whose files: the tenant first, so that nothing is reached by an id alone. */
interface Owner {
  readonly workspaceId: string
  readonly agentId: string
}
interface Place extends Owner {
  readonly conversationId: string
}

const whole = ({ workspaceId, agentId }: Owner) => `${workspaceId}/${agentId}/`
const within = (it: Place) => `${whole(it)}${it.conversationId}/`

/** `uploads/` is emptied after a day and `attachments/brief/` after two; the browser may write only into the first. */
const roots = ['attachments/kept/', 'attachments/brief/', 'uploads/attachments/'] as const

export const paths = {
  uploaded: (it: Place & { readonly id: string }) => `uploads/attachments/${within(it)}${it.id}`,
  /** The ending is part of the key: what lies there was proven to be of that kind. */
  kept: (it: Place & { readonly id: string; readonly ending: AttachmentEnding; readonly isBrief: boolean }) =>
    `attachments/${it.isBrief ? 'brief' : 'kept'}/${within(it)}${it.id}.${it.ending}`,
  /** Where everything of a conversation lies, sent or not. */
  ofConversation: (it: Place) => roots.map((root) => root + within(it)),
  ofAgent: (it: Owner) => roots.map((root) => root + whole(it)),
}
