import type { Capabilities } from './capabilities.ts'

/** Whether an agent reads what visitors say: its transcriber is connected. */
export const hearsVoice = (
  { voiceConfig }: { readonly voiceConfig: { readonly transcriber: { readonly provider: string } } },
  { transcribers }: Pick<Capabilities, 'transcribers'>,
): boolean => transcribers.includes(voiceConfig.transcriber.provider)
