import { files } from '#lib/files'
import type { LiveAgent } from '#shared/agents/schema'
import { attachmentEnding, attachmentTypes, MAX_ATTACHMENT_BYTES } from '#shared/conversations/attachment-limits'
import { attachmentMessages } from '#shared/conversations/attachment-messages'
import { conversationMessages } from '#shared/conversations/messages'
import type { Attachment } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { dispositionOf } from './attachments/disposition-of.ts'
import { isWhatItSays } from './attachments/is-what-it-says.ts'
import { paths } from './attachments/paths.ts'
import { plainName } from './attachments/plain-name.ts'
import { heads } from './turn/store.ts'

interface Kept {
  readonly attachments: readonly Attachment[]
  /** For a message that was not stored in the end. */
  readonly undo: () => Promise<void>
}

/**
 * Takes the files that a message names to where the visitor cannot write any more, each judged by its bytes: what was
 * proven is what is served, whatever is put to the old address afterwards. Again keeps what is kept already.
 */
export const keepAttachments = async (
  { agentId, workspaceId, settings }: LiveAgent,
  conversationId: string,
  named: readonly { readonly id: string; readonly name: string }[],
): Promise<Kept> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationMessages.notFound)
  if (head.silence === 'ended') throw new Problem('gone', conversationMessages.ended)
  // not `forbidden`: a client would take its conversation for lost
  if (settings.ui.allowFileUpload === false) throw new Problem('invalid', attachmentMessages.notAllowed)
  const place = { workspaceId, agentId, conversationId }
  const bucket = await files()
  const attachments: Attachment[] = []
  const made: string[] = []
  // one after the other: five of them together would fill the function's memory
  for (const { id, name: called } of named) {
    const ending = attachmentEnding(called)
    const name = plainName(called)
    if (!ending || !attachmentEnding(name)) throw new Problem('invalid', attachmentMessages.wrongType)
    const key = paths.kept({ ...place, id, ending, isBrief: !settings.recordChatHistory })
    const type = attachmentTypes[ending]
    const before = await bucket.get(key)
    const bytes = before ?? (await bucket.get(paths.uploaded({ ...place, id })))
    if (!bytes) throw new Problem('invalid', attachmentMessages.notThere)
    if (bytes.length > MAX_ATTACHMENT_BYTES) throw new Problem('too-large', attachmentMessages.tooLarge)
    if (!before) {
      if (!isWhatItSays(ending, bytes)) throw new Problem('invalid', attachmentMessages.notWhatItSays(name))
      await bucket.put(key, bytes, type, dispositionOf(name, type))
      made.push(key)
    }
    attachments.push({ id, name, type, bytes: bytes.length })
  }
  return { attachments, undo: () => bucket.remove(made) }
}
