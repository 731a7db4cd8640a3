import type { Head } from '#functions/conversations/store'
import { files } from '#lib/files'
import { withinLimits } from '#lib/http/within-limits'
import { log } from '#lib/log'
import { platformSecrets } from '#lib/secrets'
import type { LiveAgent } from '#shared/agents/schema'
import { MAX_CHARGED_SECONDS, transcriptionPrice } from '#shared/billing/prices'
import { canTranscribe } from './can-transcribe.ts'
import { chargeVoiceNote } from './charge-voice-note.ts'
import { selectTranscriber } from './select-transcriber.ts'
import { transcribedNotes } from './store.ts'
import type { Transcription } from './transcriber.port.ts'

/** The visitor waits, and whatever stands between them and us waits 30 s for a first byte. */
const MAX_MS = 20_000
/** Two minutes of what browsers record; a longer one costs more than it should and is only kept. */
const MAX_TRANSCRIBED_BYTES = 2_500_000
/** What browsers record; the length of a note that nobody measured is told by its bytes. */
const BYTES_PER_SECOND = MAX_TRANSCRIBED_BYTES / MAX_CHARGED_SECONDS
const limits = {
  conversation: { perWindow: 30, windowSeconds: 3600 },
  agent: { perWindow: 1000, windowSeconds: 3600 },
}

interface VoiceNote {
  readonly head: Pick<Head, 'conversationId' | 'visitor' | 'milliCredits'>
  readonly attachmentId: string
  /** Where it is kept; its transcript lies beside it. */
  readonly key: string
  /** In bytes. */
  readonly size: number
  readonly read: () => Promise<Uint8Array | undefined>
  readonly type: string
  /** How long it is, as the visitor says. */
  readonly seconds?: number | undefined
  /** Whether the conversation vanishes. */
  readonly isBrief: boolean
}

/** What was said, and what writing it down cost. */
interface NoteTranscript {
  readonly text: string
  readonly milliCredits: number
}

/**
 * What is said in a voice note; nothing where no transcriber is set, it failed, or nothing is left to pay it with. A note is
 * written down and charged once: its transcript is kept beside it and goes with it. Only what was heard is charged.
 */
export const transcribeVoiceNote = async (
  agent: LiveAgent,
  { head, attachmentId, key, size, read, type, seconds = 0, isBrief }: VoiceNote,
): Promise<NoteTranscript | undefined> => {
  const bucket = await files()
  const known = await bucket.get(transcriptKey(key))
  if (known) {
    const paid = await transcribedNotes.get({ conversationId: head.conversationId, attachmentId })
    return { text: new TextDecoder().decode(known), milliCredits: paid?.milliCredits ?? 0 }
  }
  const { provider, modelId: model, language } = agent.settings.voiceConfig.transcriber
  const transcriber = await selectTranscriber(provider, await platformSecrets())
  if (!transcriber || size > MAX_TRANSCRIBED_BYTES || !(await canTranscribe(agent, head))) return undefined
  const counted = [
    { scope: `hear#${head.conversationId}`, ...limits.conversation },
    { scope: `hear#${agent.agentId}`, ...limits.agent },
  ]
  if (!(await withinLimits(counted))) return undefined
  const bytes = await read()
  if (!bytes) return undefined
  const signal = AbortSignal.timeout(MAX_MS)
  const ask = (): Promise<Transcription> =>
    transcriber.transcribe({ bytes, type, model, language: language === 'automatic' ? '' : language, signal })
  let heard = await ask()
  if (!heard.ok && heard.failure === 'overloaded') heard = await ask()
  if (!heard.ok) {
    log('warn', 'transcription failed', { agentId: agent.agentId, code: heard.failure, error: heard.message })
    return undefined
  }
  const length = heard.seconds ?? Math.max(seconds, size / BYTES_PER_SECOND)
  const milliCredits = transcriptionPrice(model, length)
  // before the transcript is kept: one that nobody paid is read by nobody
  if (!(await chargeVoiceNote(agent, head, { attachmentId, milliCredits, isBrief }))) {
    log('warn', 'transcription not paid', { agentId: agent.agentId })
    return undefined
  }
  await bucket.put(transcriptKey(key), new TextEncoder().encode(heard.text), 'text/plain; charset=utf-8', 'attachment')
  return { text: heard.text, milliCredits }
}

const transcriptKey = (key: string): string => `${key}.txt`
