import type { Copy } from '#functions/restore/copy'
import { messagesByConversation } from '#functions/restore/messages-by-conversation'

const RULE = 'files'

/** Files that rows name and the bucket does not have: uploads of sources, and what visitors attached. They cannot be made again. */
export const nameLostFiles = (copy: Copy): void => {
  const { files } = copy
  if (!files) return
  for (const { agentId, id, type, fileName } of copy.of('source')) {
    const isKept = fileName !== undefined || type === 'text'
    if (isKept && !files.has(`knowledge/${String(agentId)}/sources/${String(id)}/original`))
      copy.named(RULE, `${String(agentId)} ${String(id)}`, 'its document is lost and has to be added again')
  }
  const ids = new Set([...files].filter((path) => path.startsWith('attachments/')).map(idOfAttachment))
  for (const [conversationId, own] of messagesByConversation(copy).byConversation) {
    const lost = own.filter(({ forgetAt }) => forgetAt === undefined).flatMap(({ attachments = [] }) => attachments)
    const count = lost.filter(({ id }) => !ids.has(id)).length
    if (count > 0) copy.named(RULE, conversationId, `${count} attached files are lost`)
  }
}

/** `attachments/kept/<workspace>/<agent>/<conversation>/<id>.<extension>` */
const idOfAttachment = (path: string): string => path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? ''
