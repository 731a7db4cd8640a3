import { files } from '#lib/files'
import { log } from '#lib/log'
import { platformSecrets } from '#lib/secrets'
import { withinLimits } from '#lib/within-limits'
import type { LiveAgent } from '#shared/agents/schema'
import { mayContinue } from './may-continue.ts'
import { selectTranscriber } from './voice/select-transcriber.ts'
import type { Transcription } from './voice/transcriber.port.ts'

/** The visitor waits, and whatever stands between them and us waits 30 s for a first byte. */
const MAX_MS = 20_000
/** Two minutes of what browsers record; a longer one costs more than it should and is only kept. */
const MAX_HEARD_BYTES = 2_500_000
const limits = {
  conversation: { perWindow: 30, windowSeconds: 3600 },
  agent: { perWindow: 1000, windowSeconds: 3600 },
}

interface Note {
  readonly conversationId: string
  /** Where it is kept; its transcript lies beside it. */
  readonly key: string
  /** In bytes. */
  readonly size: number
  readonly read: () => Promise<Uint8Array | undefined>
  readonly type: string
}

/**
 * What is said in a voice note; nothing where no transcriber is set, it failed, or the agent may not answer now. A note is
 * written down once: its transcript is kept beside it and goes with it.
 */
export const hearNote = async (
  agent: LiveAgent,
  { conversationId, key, size, read, type }: Note,
): Promise<string | undefined> => {
  const bucket = await files()
  const known = await bucket.get(transcriptKey(key))
  if (known) return new TextDecoder().decode(known)
  const { provider, modelId: model, language } = agent.settings.voiceConfig.transcriber
  const transcriber = await selectTranscriber(provider, await platformSecrets())
  if (!transcriber || size > MAX_HEARD_BYTES || !(await mayContinue(agent)).continue) return undefined
  const counted = [
    { scope: `hear#${conversationId}`, ...limits.conversation },
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
  await bucket.put(transcriptKey(key), new TextEncoder().encode(heard.text), 'text/plain; charset=utf-8', 'attachment')
  return heard.text
}

const transcriptKey = (key: string): string => `${key}.txt`
