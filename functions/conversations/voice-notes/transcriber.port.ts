/** A voice note to be written down. */
export interface Recording {
  readonly bytes: Uint8Array
  /** `audio/webm` or `audio/mp4`, proven by the bytes. */
  readonly type: string
  /** The model's id at its provider, for example `nova-2`. */
  readonly model: string
  /** A language's code (`en`, `pt-BR`); nothing where it is to be told by ear. */
  readonly language?: string | undefined
  readonly signal: AbortSignal
}

export type TranscriptionFailure = 'rate-limited' | 'timeout' | 'overloaded' | 'bad-key' | 'bad-request' | 'broken'

/** Words may be empty: nobody spoke. `seconds` is the sound's length where the provider tells it. It never throws. */
export type Transcription =
  | { readonly ok: true; readonly text: string; readonly seconds?: number | undefined }
  | { readonly ok: false; readonly failure: TranscriptionFailure; readonly message: string }

/** One provider's transcription. Adapters are imported lazily. */
export interface Transcriber {
  readonly provider: 'deepgram' | 'openai'
  readonly transcribe: (recording: Recording) => Promise<Transcription>
}
