import type { Head } from '#functions/conversations/store'
import { transcribeVoiceNote } from '#functions/conversations/voice-notes/transcribe-voice-note'
import { files } from '#lib/files'
import type { LiveAgent } from '#shared/agents/schema'
import { attachmentNote } from '#shared/conversations/attachments/attachment-notes'
import { type StoredExtension, storedTypes } from '#shared/conversations/attachments/stored-types'
import type { Attachment } from '#shared/conversations/schema'
import { attachmentPaths } from './attachment-paths.ts'
import { contentDisposition } from './content-disposition.ts'
import { readContent } from './read-content.ts'

export interface FileToSave {
  readonly id: string
  /** Without what would mislead its readers; it ends with `ending`. */
  readonly name: string
  readonly ending: StoredExtension
  /** The length of a voice note. */
  readonly seconds?: number | undefined
  /** Its words are transcribed. */
  readonly isSpoken: boolean
  /** Its bytes, which match the extension; asked for a file that is not saved yet. */
  readonly verified: () => Promise<Uint8Array>
}

export interface SavedAttachment {
  readonly attachment: Attachment
  /** What a model reads about the file beside the message's text. */
  readonly note: string
  /** The transcript of a voice note; empty for other files. */
  readonly transcript: string
  readonly transcriptionMilliCredits: number
  /** The length of the file's extracted text. */
  readonly contentCharacters: number
}

/** Files of a conversation that expires are deleted after two days. */
export const isBriefIn = ({ forgetAt }: Pick<Head, 'forgetAt'>, { settings }: Pick<LiveAgent, 'settings'>): boolean =>
  forgetAt !== undefined || !settings.recordChatHistory

/**
 * Saves one file of a message, once: a repeated message finds it saved. `contentLimit` is how much of its text the note may
 * contain; the key of a file saved now is added to `newKeys`.
 */
export const saveFile = async (
  agent: LiveAgent,
  head: Head,
  { id, name, ending, seconds, isSpoken, verified }: FileToSave,
  contentLimit: number,
  newKeys: string[],
): Promise<SavedAttachment> => {
  const { agentId, workspaceId } = agent
  const isBrief = isBriefIn(head, agent)
  const key = attachmentPaths.kept({
    workspaceId,
    agentId,
    conversationId: head.conversationId,
    id,
    ending,
    isBrief,
  })
  const type = storedTypes[ending]
  const bucket = await files()
  // a message may be repeated: a file that is saved is not read again
  const savedBytes = await bucket.size(key)
  const bytes = savedBytes === undefined ? await verified() : undefined
  if (bytes) {
    await bucket.put(key, bytes, type, contentDisposition(name, type))
    newKeys.push(key)
  }
  const size = savedBytes ?? bytes?.length ?? 0
  const attachment: Attachment = { id, name, type, bytes: size, ...(seconds ? { seconds } : {}) }
  const read = async () => bytes ?? bucket.get(key)
  if (!isSpoken) {
    const content = await readContent({ key, ending, size, read })
    const note = attachmentNote(attachment, content.slice(0, contentLimit))
    return { attachment, note, transcript: '', transcriptionMilliCredits: 0, contentCharacters: content.length }
  }
  const transcribed = await transcribeVoiceNote(agent, {
    head,
    attachmentId: id,
    key,
    size,
    type,
    read,
    seconds,
    isBrief,
  })
  const voiceNote = { ...attachment, ...(transcribed?.text ? { isTranscribed: true } : {}) }
  return {
    attachment: voiceNote,
    note: attachmentNote(voiceNote),
    transcript: transcribed?.text ?? '',
    transcriptionMilliCredits: transcribed?.milliCredits ?? 0,
    contentCharacters: 0,
  }
}
