import { useEffect, useRef } from 'react'
import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import type { SentFile } from '#widget/session/state/chat-state.ts'
import type { RecorderState } from './recorder-state.ts'
import { uploadVoiceNote, type VoiceNote } from './upload-voice-note.ts'

/** Uploads a note and hands it to `send`; an upload ends with the recorder. */
export const useNoteUpload = (
  getCalls: ConversationCalls,
  send: (note: SentFile) => void,
  setState: (state: RecorderState) => void,
) => {
  const uploading = useRef<AbortController>(undefined)
  useEffect(() => () => uploading.current?.abort(), [])
  return async (note: VoiceNote): Promise<void> => {
    const stop = new AbortController()
    const onProgress = (percent: number) => setState({ kind: 'sending', note, percent })
    uploading.current = stop
    onProgress(0)
    try {
      send(await uploadVoiceNote(note, getCalls, stop.signal, onProgress))
    } catch (error) {
      if (stop.signal.aborted) return
      setState({ kind: 'unsent', note, error: error instanceof Error ? error.message : String(error) })
    }
  }
}
