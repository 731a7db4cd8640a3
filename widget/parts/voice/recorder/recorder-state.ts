import type { Recording } from './record.ts'
import type { VoiceNote } from './upload-voice-note.ts'

export type MicrophoneError = 'blocked' | 'missing' | 'broken'

export type RecorderState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'recording'; readonly recording: Recording }
  /** Ended without the visitor's press: at the longest length, or because the chat was closed. */
  | { readonly kind: 'held'; readonly note: VoiceNote }
  | { readonly kind: 'sending'; readonly note: VoiceNote; readonly percent: number }
  | { readonly kind: 'unsent'; readonly note: VoiceNote; readonly error: string }
  | { readonly kind: 'refused'; readonly why: MicrophoneError }
