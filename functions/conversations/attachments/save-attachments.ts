import { heads } from '#functions/conversations/store'
import { transcribeVoiceNote } from '#functions/conversations/voice-notes/transcribe-voice-note'
import { type Files, files } from '#lib/files'
import { rateLimit } from '#lib/http/rate-limit'
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
import { conversationText } from '#shared/conversations/messages'
import { type Attachment, MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { Problem } from '#shared/problems'
import { attachmentPaths } from './attachment-paths.ts'
import { contentDisposition } from './content-disposition.ts'
import { matchesExtension } from './matches-extension.ts'
import { MAX_CONTENT_CHARACTERS, readContent } from './read-content.ts'
import { sanitiseName } from './sanitise-name.ts'
import { uploadRefusal } from './upload-refusal.ts'

export interface MessageWithFiles {
  readonly text: string
  readonly attachments: readonly { readonly id: string; readonly name: string; readonly seconds?: number | undefined }[]
}

/** More messages with files than anybody writes in an hour; repeats count as well. */
const limit = { perWindow: 80, windowSeconds: 3600 }

interface SavedAttachments {
  readonly said: {
    readonly attachments: readonly Attachment[]
    /** What was written, and what was said in voice notes. */
    readonly text: string
    /** What a model reads of the files beside the text. */
    readonly note: string
    /** Whether voice notes made the text. */
    readonly isTranscribed: boolean
    /** What that cost, in milli-credits. */
    readonly transcriptionMilliCredits: number
  }
  /** For a message that was not stored in the end. */
  readonly undo: () => Promise<void>
}

/**
 * Takes the files that a message names to where the visitor cannot write any more, each judged by its bytes: what was
 * proven is what is served, whatever is put to the old address afterwards. Voice notes are written down where a transcriber
 * is set. Again keeps what is kept already.
 */
export const saveAttachments = async (
  agent: LiveAgent,
  conversationId: string,
  sent: MessageWithFiles,
): Promise<SavedAttachments> => {
  const made: string[] = []
  try {
    return await saveEach(agent, conversationId, sent, made)
  } catch (failure) {
    await deleteSaved(made)
    throw failure
  }
}

/** `made` names what was not kept before, also when a later file is refused. */
const saveEach = async (
  agent: LiveAgent,
  conversationId: string,
  sent: MessageWithFiles,
  made: string[],
): Promise<SavedAttachments> => {
  const { agentId, workspaceId, settings } = agent
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  if (head.silence === 'ended') throw new Problem('gone', conversationText('ended'))
  await rateLimit({ scope: `keep#${conversationId}`, ...limit, message: attachmentText('tooOften') })
  const place = { workspaceId, agentId, conversationId }
  const isBrief = head.forgetAt !== undefined || !settings.recordChatHistory
  const bucket = await files()
  const attachments: Attachment[] = []
  const texts = [sent.text]
  const notes: string[] = []
  let room = MAX_CONTENT_CHARACTERS
  let transcriptionMilliCredits = 0
  // one after the other: five of them together would fill the function's memory
  for (const { id, name: called, seconds } of sent.attachments) {
    const name = sanitiseName(called)
    const refusal = uploadRefusal(called, settings) ?? uploadRefusal(name, settings)
    const ending = attachmentExtension(called)
    // not `forbidden`: a client would take its conversation for lost
    if (refusal || !ending) throw new Problem('invalid', refusal ?? attachmentText('wrongType'))
    const key = attachmentPaths.kept({ ...place, id, ending, isBrief })
    const type = acceptedTypes[ending]
    // a message may come again and again: what is kept is not read again
    const before = await bucket.size(key)
    const taken =
      before === undefined
        ? await readVerified(bucket, attachmentPaths.uploaded({ ...place, id }), ending, name)
        : undefined
    if (taken) {
      await bucket.put(key, taken, type, contentDisposition(name, type))
      made.push(key)
    }
    const size = before ?? taken?.length ?? 0
    const attachment: Attachment = { id, name, type, bytes: size }
    const read = async () => taken ?? bucket.get(key)
    if (isVoiceExtension(ending)) {
      const heard = await transcribeVoiceNote(agent, {
        head,
        attachmentId: id,
        key,
        size,
        type,
        read,
        seconds,
        isBrief,
      })
      if (heard?.text) texts.push(heard.text)
      transcriptionMilliCredits += heard?.milliCredits ?? 0
      const note = { ...attachment, ...(seconds ? { seconds } : {}), ...(heard?.text ? { isTranscribed: true } : {}) }
      attachments.push(note)
      notes.push(attachmentNote(note))
    } else {
      attachments.push(attachment)
      const content = await readContent({ key, ending, read })
      notes.push(attachmentNote(attachment, content.slice(0, Math.max(0, room))))
      room -= content.length
    }
  }
  return {
    said: {
      attachments,
      text: texts
        .filter((text) => text !== '')
        .join('\n')
        .slice(0, MAX_MESSAGE_CHARACTERS),
      note: notes.filter((note) => note !== '').join('\n'),
      isTranscribed: attachments.some(({ isTranscribed }) => isTranscribed),
      transcriptionMilliCredits,
    },
    undo: () => deleteSaved(made),
  }
}

const deleteSaved = async (keys: readonly string[]): Promise<void> => {
  const bucket = await files()
  // what was said in a note lies beside it, under a longer name
  for (const key of keys) await bucket.clear(key)
}

/** What the visitor put there; throws unless it is what its name says. */
const readVerified = async (
  bucket: Files,
  key: string,
  ending: AttachmentExtension,
  name: string,
): Promise<Uint8Array> => {
  const bytes = await bucket.get(key)
  if (!bytes) throw new Problem('invalid', attachmentText('notThere'))
  if (bytes.length > MAX_ATTACHMENT_BYTES) throw new Problem('too-large', attachmentText('tooLarge'))
  if (!matchesExtension(ending, bytes)) throw new Problem('invalid', attachmentText('notWhatItSays', name))
  return bytes
}
