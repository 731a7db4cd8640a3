import type { Attachment } from '#shared/conversations/schema'
import { putFile } from '#widget/parts/attachments/put-file.ts'
import type { Conversation } from '#widget/session/conversation.ts'

export interface Note {
  readonly sound: Blob
  readonly seconds: number
}

/** Brings a note to where a message can name it. Fails in the server's words. */
export const sendNote = async (
  { sound, seconds }: Note,
  reach: Conversation['reach'],
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Attachment> => {
  const name = `voice-note.${sound.type.startsWith('audio/mp4') ? 'm4a' : 'webm'}`
  const { call, ...own } = await reach()
  const { attachmentId, url, headers } = await call(
    'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments',
    { ...own, name, bytes: sound.size },
  )
  signal.throwIfAborted()
  await putFile({ url, headers, file: sound, signal, onProgress })
  return { id: attachmentId, name, type: sound.type.split(';')[0] ?? sound.type, bytes: sound.size, seconds }
}
