import { type Head, heads } from '#functions/conversations/store'
import { files } from '#lib/files'
import { withinLimits } from '#lib/http/within-limits'
import { log } from '#lib/log'
import { providerSecrets } from '#lib/secrets'
import type { LiveAgent } from '#shared/agents/schema'
import { MAX_CHARGED_SECONDS, transcriptionPrice } from '#shared/billing/transcription-price'
import { canTranscribe } from './can-transcribe.ts'
import { prepayVoiceNote } from './prepay-voice-note.ts'
import { selectTranscriber } from './select-transcriber.ts'
import { transcribedNotes } from './store.ts'
import type { Transcription } from './transcriber.port.ts'

/** The visitor waits, and proxies between them and us time out after 30 s without a first byte. */
const MAX_MS = 20_000
/** Two minutes as browsers record them; a longer note is saved but not transcribed, because it would cost too much. */
const MAX_TRANSCRIBED_BYTES = 2_500_000
/** As browsers record them: estimates a note's length when the provider does not report it. */
const BYTES_PER_SECOND = MAX_TRANSCRIBED_BYTES / MAX_CHARGED_SECONDS
const limits = {
  conversation: { perWindow: 30, windowSeconds: 3600 },
  agent: { perWindow: 1000, windowSeconds: 3600 },
}

interface VoiceNote {
  readonly head: Pick<Head, 'conversationId' | 'visitor' | 'milliCredits'>
  readonly attachmentId: string
  /** The file's key; its transcript has the same key with the suffix `.txt`. */
  readonly key: string
  /** In bytes. */
  readonly size: number
  readonly read: () => Promise<Uint8Array | undefined>
  readonly type: string
  /** Its length, as the visitor's browser or the channel's provider reports it. */
  readonly seconds?: number | undefined
  /** Whether the conversation expires. */
  readonly isBrief: boolean
}

/** A voice note's text, and the cost of transcribing it. */
interface NoteTranscript {
  readonly text: string
  readonly milliCredits: number
}

/**
 * A voice note's transcript; `undefined` where no transcriber is set, it failed, or it cannot be paid. A note is transcribed and
 * charged once: its transcript is stored beside it and deleted with it. What a transcription can cost
 * at most is taken first, and what it did not use comes back: all of it when it failed.
 */
export const transcribeVoiceNote = async (
  agent: LiveAgent,
  { head, attachmentId, key, size, read, type, seconds = 0, isBrief }: VoiceNote,
): Promise<NoteTranscript | undefined> => {
  const bucket = await files()
  const stored = await bucket.get(transcriptKey(key))
  if (stored) {
    const charged = await transcribedNotes.get({ conversationId: head.conversationId, attachmentId })
    return { text: new TextDecoder().decode(stored), milliCredits: charged?.milliCredits ?? 0 }
  }
  const { provider, modelId: model, language } = agent.settings.voiceConfig.transcriber
  const transcriber = await selectTranscriber(provider, await providerSecrets())
  // messengers pack longer notes into as many bytes
  const isTooLong = size > MAX_TRANSCRIBED_BYTES || seconds > MAX_CHARGED_SECONDS
  if (!transcriber || isTooLong || !(await canTranscribe(agent, head))) return undefined
  const scopes = [
    { scope: `transcribe#${head.conversationId}`, ...limits.conversation },
    { scope: `transcribe#${agent.agentId}`, ...limits.agent },
  ]
  if (!(await withinLimits(scopes))) return undefined
  const bytes = await read()
  if (!bytes) return undefined
  const signal = AbortSignal.timeout(MAX_MS)
  const call = (): Promise<Transcription> =>
    transcriber.transcribe({ bytes, type, model, language: language === 'automatic' ? '' : language, signal })
  // paid before the provider is asked: concurrent notes cannot spend the same balance
  const settle = await prepayVoiceNote(agent, head, { attachmentId, model, isBrief })
  if (!settle) {
    log('warn', 'transcription not paid', { agentId: agent.agentId })
    return undefined
  }
  let transcription = await call()
  if (!transcription.ok && transcription.failure === 'overloaded') transcription = await call()
  if (!transcription.ok) {
    await settle()
    const { failure, message } = transcription
    log('warn', 'transcription failed', { agentId: agent.agentId, code: failure, error: message })
    return undefined
  }
  const { text, seconds: measured } = transcription
  const length = measured ?? Math.max(seconds, size / BYTES_PER_SECOND)
  const milliCredits = transcriptionPrice(model, length)
  // marked as charged before the transcript is stored, so that an unpaid one is never read
  if (!(await settle(milliCredits))) return undefined
  await bucket.put(transcriptKey(key), new TextEncoder().encode(text), 'text/plain; charset=utf-8', 'attachment')
  // its deletion ends a conversation before it deletes the files, and may have been faster than the transcript
  if (await isOver(head)) await bucket.remove([transcriptKey(key)])
  return { text, milliCredits }
}

const isOver = async ({ conversationId }: Pick<Head, 'conversationId'>): Promise<boolean> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  return head === undefined || head.silence === 'ended'
}

const transcriptKey = (key: string): string => `${key}.txt`
