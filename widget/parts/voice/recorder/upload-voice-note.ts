import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import type { SentFile } from '#widget/session/state/chat-state.ts'
import { putFile } from '#widget/transport/put-file.ts'

export interface VoiceNote {
  readonly sound: Blob
  readonly seconds: number
}

/** Uploads a note as an attachment of the conversation, and keeps its file for another try. Rejects with the server's message. */
export const uploadVoiceNote = async (
  { sound, seconds }: VoiceNote,
  getCalls: ConversationCalls,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<SentFile> => {
  const name = `voice-note.${sound.type.startsWith('audio/mp4') ? 'm4a' : 'webm'}`
  const { call, ...own } = await getCalls()
  const { attachmentId, url, headers } = await call(
    'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments',
    { ...own, name, bytes: sound.size },
  )
  signal.throwIfAborted()
  await putFile({ url, headers, file: sound, signal, onProgress })
  const type = sound.type.split(';')[0] ?? sound.type
  return { id: attachmentId, of: own.conversationId, file: sound, name, type, bytes: sound.size, seconds }
}
