import { type Head, heads } from '#functions/conversations/store'
import { rateLimit } from '#lib/http/rate-limit'
import type { LiveAgent } from '#shared/agents/schema'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { type NamedFile, saveAttachment } from './save-attachment.ts'
import { deleteSaved, type SavedContent, savedContent } from './saved-content.ts'

export interface MessageWithFiles {
  readonly text: string
  readonly attachments: readonly NamedFile[]
}

/** More messages with files than a visitor writes in an hour; repeated ones count as well. */
const limit = { perWindow: 80, windowSeconds: 3600 }

interface SavedAttachments {
  readonly content: SavedContent
  /** Deletes the files again, for a message that was refused. */
  readonly undo: () => Promise<void>
}

/**
 * Moves the files that a message names to where the visitor can no longer write, after verifying each one's kind by its
 * bytes: later uploads to the old address do not change what is served. Voice notes are transcribed where a transcriber is
 * set. A repeated message keeps the files that are saved already.
 */
export const saveAttachments = async (
  agent: LiveAgent,
  conversationId: string,
  { text, attachments }: MessageWithFiles,
): Promise<SavedAttachments> => {
  // also when a later file is refused
  const newKeys: string[] = []
  try {
    const head = await openHead(agent, conversationId)
    const content = await savedContent({ text, files: attachments }, (file, contentLimit) =>
      saveAttachment(agent, head, file, contentLimit, newKeys),
    )
    return { content, undo: () => deleteSaved(newKeys) }
  } catch (failure) {
    await deleteSaved(newKeys)
    throw failure
  }
}

const openHead = async ({ agentId }: LiveAgent, conversationId: string): Promise<Head> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  if (head.silence === 'ended') throw new Problem('gone', conversationText('ended'))
  await rateLimit({ scope: `keep#${conversationId}`, ...limit, message: attachmentText('tooOften') })
  return head
}
