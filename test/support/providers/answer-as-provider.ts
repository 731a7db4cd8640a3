import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import { answerAsDiscord } from './answer-as-discord.ts'
import { answerAsMeta } from './answer-as-meta.ts'
import { answerAsTelegram } from './answer-as-telegram.ts'

/** Every provider of channels that is asked, where a test is about something else. */
export const answerAsProvider = async (call: ProviderCall): Promise<CallResult> =>
  call.url.includes('graph.facebook.com') ? answerAsMeta(call) : (answerAsDiscord(call) ?? answerAsTelegram(call))
