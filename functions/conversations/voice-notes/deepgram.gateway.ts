import * as z from 'zod'
import { callTranscriber } from './call-transcriber.ts'
import type { Transcriber } from './transcriber.port.ts'

const Answer = z.object({
  metadata: z
    .object({ duration: z.number().nonnegative().optional().catch(undefined) })
    .optional()
    .catch(undefined),
  results: z.object({
    channels: z.array(z.object({ alternatives: z.array(z.object({ transcript: z.string() })) })),
  }),
})

interface Settings {
  readonly apiKey: string
  readonly baseUrl?: string | undefined
}

/** Deepgram's pre-recorded audio (https://developers.deepgram.com/reference/speech-to-text/listen-pre-recorded). */
export const deepgramTranscriber = ({ apiKey, baseUrl = 'https://api.deepgram.com' }: Settings): Transcriber => ({
  provider: 'deepgram',
  transcribe: ({ bytes, type, model, language, signal }) => {
    const query = new URLSearchParams({
      model,
      smart_format: 'true',
      ...(language ? { language } : { detect_language: 'true' }),
    })
    return callTranscriber({
      url: `${baseUrl}/v1/listen?${query}`,
      // of a film only the sound is read, from the same container
      headers: { authorization: `Token ${apiKey}`, 'content-type': type.replace('video/', 'audio/') },
      body: new Uint8Array(bytes),
      signal,
      answer: Answer,
      secondsOf: ({ metadata }) => metadata?.duration,
      wordsOf: ({ results }) =>
        results.channels.map(({ alternatives }) => alternatives[0]?.transcript ?? '').join('\n'),
    })
  },
})
