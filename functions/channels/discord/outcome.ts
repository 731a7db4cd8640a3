import * as z from 'zod'
import type { Outcome, Piece } from '#functions/channels/provider/outbound'
import type { CallResult } from '#lib/fetch/provider-call'
import { jsonOf } from '#lib/http/request/json-of'
import { Refusal, wordsOf } from './call-discord.ts'

/** What a piece asks of Discord. An edit and a deletion may be repeated, a new message would appear twice. */
export type Request = 'edit' | 'delete' | 'follow-up' | 'webhook' | 'thread'

const Sent = z.object({ id: z.string() })

/** Discord bans addresses that go on asking for a webhook which is gone: rows wait until the channel is connected again. */
const GONE_PAUSE_MS = 24 * 3600_000
/** https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const UNKNOWN_CHANNEL = 10003
/** Until the message is planned anew, for the webhook. */
const AT_ONCE_MS = 0

/**
 * What became of a request. https://docs.discord.com/developers/topics/rate-limits: 429 says when to ask again; 401, 403 and 404 must
 * not be repeated, ten thousand of them in ten minutes ban our address.
 */
export const discordOutcome = (result: CallResult, piece?: Pick<Piece, 'method'>): Outcome => {
  const method = piece?.method ?? 'webhook'
  if (result.kind === 'failed') {
    const { reason, mayHaveArrived } = result
    if (method === 'delete') return { kind: 'sent', externalId: undefined }
    return mayHaveArrived && method !== 'edit'
      ? { kind: 'unknown', reason }
      : { kind: 'not-sent', reason, ...(mayHaveArrived ? { mayHaveArrived } : {}) }
  }
  const { status, headers } = result
  const body = jsonOf(result.body)
  if (status >= 200 && status < 300)
    return method === 'delete' || method === 'edit'
      ? { kind: 'sent', externalId: Sent.safeParse(body).data?.id }
      : sentOr(body, `HTTP ${status}`)
  const refusal = Refusal.safeParse(body).data
  const reason = refusal ? wordsOf(refusal) : `HTTP ${status}`
  if (status === 429) {
    const seconds = refusal?.retry_after ?? Number(headers['retry-after'] ?? Number.NaN)
    return {
      kind: 'not-sent',
      reason,
      ...(Number.isFinite(seconds) ? { retryAfterMs: Math.ceil(seconds * 1000) } : {}),
    }
  }
  // what is to be deleted is gone, or will be
  if (method === 'delete') return { kind: 'sent', externalId: undefined }
  // the thread is gone, not the webhook
  if (method === 'thread' && status === 404 && refusal?.code === UNKNOWN_CHANNEL) return { kind: 'refused', reason }
  if (GONE.includes(status))
    return method === 'webhook' || method === 'thread'
      ? { kind: 'account', reason, retryAfterMs: GONE_PAUSE_MS }
      : { kind: 'not-sent', reason, retryAfterMs: AT_ONCE_MS }
  if (status >= 400 && status < 500) return { kind: 'refused', reason }
  return method === 'edit' ? { kind: 'not-sent', reason, mayHaveArrived: true } : { kind: 'unknown', reason }
}

const sentOr = (body: unknown, reason: string): Outcome => {
  const sent = Sent.safeParse(body).data
  return sent ? { kind: 'sent', externalId: sent.id } : { kind: 'unknown', reason }
}

/** Statuses of what cannot be used any more, and must not be asked for again. */
export const GONE: readonly number[] = [401, 403, 404]

/** Whether a place or its token cannot be used any more: it has expired, or a user has deleted the message. */
export const isGone = (result: CallResult): boolean => result.kind === 'answered' && GONE.includes(result.status)
