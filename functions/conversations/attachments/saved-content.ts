import { files } from '#lib/files'
import { type Attachment, MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { firstCharacters } from '#shared/models/first-characters'
import { MAX_CONTENT_CHARACTERS } from './read-content.ts'
import type { SavedAttachment } from './save-file.ts'

/** A message's files, and what they add to it. */
export interface SavedContent {
  readonly attachments: readonly Attachment[]
  /** The visitor's text and the transcripts of voice notes. */
  readonly text: string
  /** What a model reads about the files beside the text. */
  readonly note: string
  /** Whether the text contains transcripts of voice notes. */
  readonly isTranscribed: boolean
  readonly transcriptionMilliCredits: number
}

/** Saves a message's files by `save`, which gets how much of a file's text a model may still read. */
export const savedContent = async <File>(
  sent: { readonly text: string; readonly files: readonly File[] },
  save: (file: File, contentLimit: number) => Promise<SavedAttachment>,
): Promise<SavedContent> => {
  const attachments: Attachment[] = []
  const texts = [sent.text]
  const notes: string[] = []
  let transcriptionMilliCredits = 0
  let remainingCharacters = MAX_CONTENT_CHARACTERS
  // one at a time: five together would exceed the function's memory
  for (const file of sent.files) {
    const saved = await save(file, Math.max(0, remainingCharacters))
    attachments.push(saved.attachment)
    notes.push(saved.note)
    texts.push(saved.transcript)
    transcriptionMilliCredits += saved.transcriptionMilliCredits
    remainingCharacters -= saved.contentCharacters
  }
  return {
    attachments,
    text: firstCharacters(texts.filter((text) => text !== '').join('\n'), MAX_MESSAGE_CHARACTERS),
    note: notes.filter((note) => note !== '').join('\n'),
    isTranscribed: attachments.some(({ isTranscribed }) => isTranscribed),
    transcriptionMilliCredits,
  }
}

/** Deletes files that were saved for a message which was not stored, with what was made of them. */
export const deleteSaved = async (keys: readonly string[]): Promise<void> => {
  const bucket = await files()
  // as prefixes: a file's extracted text or transcript has the same key with a suffix
  for (const key of keys) await bucket.clear(key)
}
