import * as z from 'zod'
import type { Outgoing } from '#functions/channels/provider/outbound'
import { jsonOf } from '#lib/http/request/json-of'

/** Source: Bot API, "Making requests" and ResponseParameters. */
const Answer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() }).optional(),
})
const Sent = z.object({ message_id: z.number(), chat: z.object({ id: z.number() }) })

/**
 * Of a picture that is named by its address: it is not there, is none, or is too large. Source: the Bot API server's texts, and those of
 * Telegram's own API (WEBPAGE_CURL_FAILED, WEBPAGE_MEDIA_EMPTY, PHOTO_INVALID_DIMENSIONS, IMAGE_PROCESS_FAILED).
 */
const UNFETCHABLE = /HTTP URL|web page content|WEBPAGE_|PHOTO_|IMAGE_PROCESS|wrong type of the/i

/** What became of a request, by Telegram's answer. A message's id is unique in its chat only. */
export const telegramOutcome: Outgoing['outcome'] = (result) => {
  if (result.kind === 'failed')
    return result.mayHaveArrived
      ? { kind: 'unknown', reason: result.reason }
      : { kind: 'not-sent', reason: result.reason }
  const { status, headers } = result
  const answer = Answer.safeParse(jsonOf(result.body)).data
  const reason = answer?.description ?? `HTTP ${status}`
  const movedTo = answer?.parameters?.migrate_to_chat_id
  if (movedTo !== undefined) return { kind: 'moved', to: String(movedTo), reason }
  if (status === 429) {
    const seconds = answer?.parameters?.retry_after ?? Number(headers['retry-after'] ?? Number.NaN)
    return { kind: 'not-sent', reason, ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}) }
  }
  // a token that was revoked, and one of a bot that is gone
  if (status === 401 || status === 404) return { kind: 'account', reason }
  if (status === 403) return { kind: 'refused', reason, isBlocked: true }
  if (status >= 400 && status < 500)
    return { kind: 'refused', reason, ...(UNFETCHABLE.test(reason) ? { isUnfetchable: true } : {}) }
  // 5xx: a server of theirs failed, after or before it did its work; and an answer that is none
  if (status >= 500 || !answer?.ok) return { kind: 'unknown', reason }
  const sent = Sent.safeParse(answer.result).data
  return { kind: 'sent', externalId: sent && `${sent.chat.id}.${sent.message_id}` }
}
