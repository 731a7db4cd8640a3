import { files } from '#lib/files'
import { attachmentEnding } from '#shared/conversations/attachment-limits'
import { attachmentMessages } from '#shared/conversations/attachment-messages'
import { Problem } from '#shared/problems'
import { paths } from './attachments/paths.ts'
import { heads, messages } from './turn/store.ts'

/** Whoever may no longer read the conversation has an address for this long at most. */
const SECONDS = 60

interface Wanted {
  readonly agentId: string
  readonly conversationId: string
  readonly messageId: string
  readonly attachmentId: string
}

/** A short-lived address of a file that a message of this conversation carries; `not-found` for any other. */
export const placeOfAttachment = async ({
  agentId,
  conversationId,
  messageId,
  attachmentId: id,
}: Wanted): Promise<{ readonly url: string }> => {
  const missing = new Problem('not-found', attachmentMessages.notFound)
  const [head, message] = await Promise.all([
    heads.get({ conversationId }),
    messages.get({ conversationId, id: messageId }),
  ])
  const attachment = message?.attachments?.find((one) => one.id === id)
  const ending = attachment && attachmentEnding(attachment.name)
  if (head?.agentId !== agentId || !message || !ending) throw missing
  const { workspaceId } = head
  const isBrief = message.forgetAt !== undefined
  const key = paths.kept({ workspaceId, agentId, conversationId, id, ending, isBrief })
  const bucket = await files()
  // one that is gone already would be answered with the store's own words
  if (!(await bucket.list(key)).includes(key)) throw missing
  return { url: await bucket.downloadAddress(key, SECONDS) }
}
