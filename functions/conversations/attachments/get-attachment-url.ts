import { heads, messages } from '#functions/conversations/store'
import { files } from '#lib/files'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import { storedExtension } from '#shared/conversations/attachments/stored-types'
import { Problem } from '#shared/problems'
import { attachmentPaths } from './attachment-paths.ts'

/** A caller who loses access to the conversation keeps a working address for this long at most. */
const URL_LIFETIME_SECONDS = 60

interface AttachmentKey {
  readonly agentId: string
  readonly conversationId: string
  readonly messageId: string
  readonly attachmentId: string
}

/**
 * A short-lived address of a file in a message of this conversation; `not-found` for any other. A replay's copy has the
 * original's files, for as long as the original has them.
 */
export const getAttachmentUrl = async ({
  agentId,
  conversationId,
  messageId,
  attachmentId: id,
}: AttachmentKey): Promise<{ readonly url: string }> => {
  const missing = new Problem('not-found', attachmentText('notFound'))
  const [head, message] = await Promise.all([
    heads.get({ conversationId }),
    messages.get({ conversationId, id: messageId }),
  ])
  const attachment = message?.attachments?.find((one) => one.id === id)
  const ending = attachment && storedExtension(attachment.name)
  if (head?.agentId !== agentId || !message || !ending) throw missing
  const { workspaceId } = head
  const owner = message.filesOf ?? { conversationId, isBrief: message.forgetAt !== undefined }
  // an erased conversation has no head, also while its files are still being deleted
  if (message.filesOf && (await heads.get(owner))?.agentId !== agentId) throw missing
  const key = attachmentPaths.kept({ workspaceId, agentId, ...owner, id, ending })
  const bucket = await files()
  // the address of a deleted file would answer with the bucket's own error
  if (!(await bucket.list(key)).includes(key)) throw missing
  return { url: await bucket.downloadAddress(key, URL_LIFETIME_SECONDS) }
}
