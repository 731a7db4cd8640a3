import type { Head } from '#functions/conversations/store'
import { transcribeVoiceNote } from '#functions/conversations/voice-notes/transcribe-voice-note'
import { files } from '#lib/files'
import type { Files } from '#lib/files.port'
import type { LiveAgent } from '#shared/agents/schema'
import {
  type AttachmentExtension,
  acceptedTypes,
  attachmentExtension,
  isVoiceExtension,
  MAX_ATTACHMENT_BYTES,
} from '#shared/conversations/attachments/attachment-limits'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import { attachmentNote } from '#shared/conversations/attachments/attachment-notes'
import type { Attachment } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { attachmentPaths } from './attachment-paths.ts'
import { contentDisposition } from './content-disposition.ts'
import { matchesExtension } from './matches-extension.ts'
import { readContent } from './read-content.ts'
import { sanitiseName } from './sanitise-name.ts'
import { uploadRefusal } from './upload-refusal.ts'

/** An uploaded file as a message names it; `seconds` is a voice note's length. */
export interface NamedFile {
  readonly id: string
  readonly name: string
  readonly seconds?: number | undefined
}

interface SavedAttachment {
  readonly attachment: Attachment
  /** What a model reads about the file beside the message's text. */
  readonly note: string
  /** The transcript of a voice note; empty for other files. */
  readonly transcript: string
  readonly transcriptionMilliCredits: number
  /** The length of the file's extracted text. */
  readonly contentCharacters: number
}

/**
 * Saves one file of a message, once: a repeated message finds it saved. `contentLimit` is how much of its text the note may
 * contain; the key of a file saved now is added to `newKeys`.
 */
export const saveAttachment = async (
  agent: LiveAgent,
  head: Head,
  { id, name: givenName, seconds }: NamedFile,
  contentLimit: number,
  newKeys: string[],
): Promise<SavedAttachment> => {
  const { agentId, workspaceId, settings } = agent
  const name = sanitiseName(givenName)
  const ending = attachmentExtension(givenName)
  const refusal = uploadRefusal(givenName, settings) ?? uploadRefusal(name, settings)
  // not `forbidden`: a client would take its conversation for lost
  if (refusal || !ending) throw new Problem('invalid', refusal ?? attachmentText('wrongType'))
  const place = { workspaceId, agentId, conversationId: head.conversationId }
  const isBrief = head.forgetAt !== undefined || !settings.recordChatHistory
  const key = attachmentPaths.kept({ ...place, id, ending, isBrief })
  const type = acceptedTypes[ending]
  const bucket = await files()
  // a message may be repeated: a file that is saved is not read again
  const savedBytes = await bucket.size(key)
  const bytes =
    savedBytes === undefined
      ? await readVerified(bucket, attachmentPaths.uploaded({ ...place, id }), ending, name)
      : undefined
  if (bytes) {
    await bucket.put(key, bytes, type, contentDisposition(name, type))
    newKeys.push(key)
  }
  const size = savedBytes ?? bytes?.length ?? 0
  const attachment: Attachment = { id, name, type, bytes: size }
  const read = async () => bytes ?? bucket.get(key)
  if (!isVoiceExtension(ending)) {
    const content = await readContent({ key, ending, read })
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
  const voiceNote = {
    ...attachment,
    ...(seconds ? { seconds } : {}),
    ...(transcribed?.text ? { isTranscribed: true } : {}),
  }
  return {
    attachment: voiceNote,
    note: attachmentNote(voiceNote),
    transcript: transcribed?.text ?? '',
    transcriptionMilliCredits: transcribed?.milliCredits ?? 0,
    contentCharacters: 0,
  }
}

/** The visitor's upload; throws unless its bytes match its name. */
const readVerified = async (
  bucket: Files,
  key: string,
  ending: AttachmentExtension,
  name: string,
): Promise<Uint8Array> => {
  const bytes = await bucket.get(key)
  if (!bytes) throw new Problem('invalid', attachmentText('notThere'))
  if (bytes.length > MAX_ATTACHMENT_BYTES) throw new Problem('too-large', attachmentText('tooLarge'))
  if (!matchesExtension(ending, bytes)) throw new Problem('invalid', attachmentText('wrongContent', name))
  return bytes
}
