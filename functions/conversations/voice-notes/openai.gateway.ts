import * as z from 'zod'
import { callTranscriber } from './call-transcriber.ts'
import type { Transcriber } from './transcriber.port.ts'

const Answer = z.object({
  text: z.string(),
  // some models report seconds, others tokens
  usage: z.object({ seconds: z.number().nonnegative().optional() }).optional().catch(undefined),
})

interface Settings {
  /** A self-hosted server may need none. */
  readonly apiKey?: string | undefined
  readonly baseUrl?: string | undefined
}

/** Providers detect the format by the file's name. */
const names: Readonly<Record<string, string>> = {
  'audio/webm': 'note.webm',
  'audio/mp4': 'note.m4a',
  'audio/ogg': 'note.ogg',
  'audio/mpeg': 'note.mp3',
  'audio/wav': 'note.wav',
  'video/mp4': 'note.mp4',
}

/** OpenAI, and every server with its transcription API (https://platform.openai.com/docs/api-reference/audio/createTranscription). */
export const openAiTranscriber = ({ apiKey, baseUrl = 'https://api.openai.com/v1' }: Settings): Transcriber => ({
  provider: 'openai',
  transcribe: ({ bytes, type, model, language, signal }) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), names[type] ?? 'note')
    form.set('model', model)
    form.set('response_format', 'json')
    // ISO 639-1 only: no region
    if (language) form.set('language', language.slice(0, 2))
    return callTranscriber({
      url: `${baseUrl}/audio/transcriptions`,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: form,
      signal,
      answer: Answer,
      secondsOf: ({ usage }) => usage?.seconds,
      wordsOf: ({ text }) => text,
    })
  },
})
