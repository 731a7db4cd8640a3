/** A voice note to be transcribed. */
export interface Recording {
  readonly bytes: Uint8Array
  /** `audio/webm`, `audio/ogg`, or `video/mp4` for a film of which only the sound matters; verified by the bytes. */
  readonly type: string
  /** The model's id at its provider, for example `nova-2`. */
  readonly model: string
  /** A language's code (`en`, `pt-BR`); without one the provider detects it. */
  readonly language?: string | undefined
  readonly signal: AbortSignal
}

export type TranscriptionFailure = 'rate-limited' | 'timeout' | 'overloaded' | 'bad-key' | 'bad-request' | 'broken'

/** `text` is empty when the note contains no speech. `seconds` is its length, where the provider reports it. */
export type Transcription =
  | { readonly ok: true; readonly text: string; readonly seconds?: number | undefined }
  | { readonly ok: false; readonly failure: TranscriptionFailure; readonly message: string }

/** One provider's transcription; it never throws. Adapters are imported lazily. */
export interface Transcriber {
  readonly provider: 'deepgram' | 'openai'
  readonly transcribe: (recording: Recording) => Promise<Transcription>
}
