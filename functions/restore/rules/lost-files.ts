import type { Copy } from '#functions/restore/copy'
import { isLostSource } from '#functions/restore/is-lost-source'
import { messagesByConversation } from '#functions/restore/messages-by-conversation'

const RULE = 'files'

/** Files that rows name and the bucket does not have: uploads of sources, and what visitors attached. They cannot be made again. */
export const nameLostFiles = (copy: Copy): void => {
  const { files } = copy
  if (!files) return
  for (const source of copy.of('source'))
    if (isLostSource(source, files))
      copy.named(
        RULE,
        `${String(source.agentId)} ${String(source.id)}`,
        'its document is lost and has to be added again',
      )
  const { unreadable } = messagesByConversation(copy)
  for (const [conversationId, count] of copy.totals.lostAttachments)
    if (!unreadable.has(conversationId)) copy.named(RULE, conversationId, `${count} attached files are lost`)
}
