import type { FrameReport } from '#web/lib/meta/frame-messages.ts'

type Fields = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Ids of Meta's and words of theirs: nothing longer is passed on. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    // the SDK's own messages are no JSON
    return undefined
  }
}

/**
 * What WhatsApp's sign-up says of itself beside the log-in's code: `{type: 'WA_EMBEDDED_SIGNUP', event, data}`. The finishes are
 * FINISH, FINISH_ONLY_WABA (without a number) and FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/embedded-signup/implementation
 */
export const sessionReport = (raw: unknown): FrameReport | undefined => {
  const { type, event, data } = recordOf(parsed(raw))
  if (type !== 'WA_EMBEDDED_SIGNUP' || typeof event !== 'string') return undefined
  const { waba_id, phone_number_id, current_step, error_message } = recordOf(data)
  const message = textOf(error_message)
  if (event.startsWith('FINISH')) {
    const wabaId = textOf(waba_id)
    const phoneId = textOf(phone_number_id)
    return wabaId ? { kind: 'finished', wabaId, ...(phoneId ? { phoneId } : {}) } : undefined
  }
  if (event === 'ERROR') return { kind: 'failed', message: message ?? '' }
  if (event !== 'CANCEL') return undefined
  const step = textOf(current_step)
  return { kind: 'cancelled', ...(step ? { step } : {}), ...(message ? { message } : {}) }
}
