import { type Head, heads } from '#functions/conversations/store'
import { files } from '#lib/files'
import { rateLimit } from '#lib/http/rate-limit'
import type { LiveAgent } from '#shared/agents/schema'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import { conversationText } from '#shared/conversations/messages'
import { type Attachment, MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { MAX_CONTENT_CHARACTERS } from './read-content.ts'
import { type NamedFile, saveAttachment } from './save-attachment.ts'

export interface MessageWithFiles {
  readonly text: string
  readonly attachments: readonly NamedFile[]
}

/** More messages with files than a visitor writes in an hour; repeated ones count as well. */
const limit = { perWindow: 80, windowSeconds: 3600 }

interface SavedAttachments {
  readonly content: {
    readonly attachments: readonly Attachment[]
    /** The visitor's text and the transcripts of voice notes. */
    readonly text: string
    /** What a model reads about the files beside the text. */
    readonly note: string
    /** Whether the text contains transcripts of voice notes. */
    readonly isTranscribed: boolean
    readonly transcriptionMilliCredits: number
  }
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
  sent: MessageWithFiles,
): Promise<SavedAttachments> => {
  const newKeys: string[] = []
  try {
    const head = await openHead(agent, conversationId)
    return { content: await saveEach(agent, head, sent, newKeys), undo: () => deleteSaved(newKeys) }
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

/** `newKeys` collects the files saved now, also when a later file is refused. */
const saveEach = async (
  agent: LiveAgent,
  head: Head,
  sent: MessageWithFiles,
  newKeys: string[],
): Promise<SavedAttachments['content']> => {
  const attachments: Attachment[] = []
  const texts = [sent.text]
  const notes: string[] = []
  let transcriptionMilliCredits = 0
  let remainingCharacters = MAX_CONTENT_CHARACTERS
  // one at a time: five together would exceed the function's memory
  for (const file of sent.attachments) {
    const saved = await saveAttachment(agent, head, file, Math.max(0, remainingCharacters), newKeys)
    attachments.push(saved.attachment)
    notes.push(saved.note)
    texts.push(saved.transcript)
    transcriptionMilliCredits += saved.transcriptionMilliCredits
    remainingCharacters -= saved.contentCharacters
  }
  return {
    attachments,
    text: texts
      .filter((text) => text !== '')
      .join('\n')
      .slice(0, MAX_MESSAGE_CHARACTERS),
    note: notes.filter((note) => note !== '').join('\n'),
    isTranscribed: attachments.some(({ isTranscribed }) => isTranscribed),
    transcriptionMilliCredits,
  }
}

const deleteSaved = async (keys: readonly string[]): Promise<void> => {
  const bucket = await files()
  // as prefixes: a file's extracted text or transcript has the same key with a suffix
  for (const key of keys) await bucket.clear(key)
}
