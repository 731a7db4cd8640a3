import { secretOfWorkspace } from '#features/workspaces'
import { bodyOf } from '#functions/webhooks/deliveries/body-of'
import { openSecret } from '#functions/webhooks/endpoints/new-secret'
import type { StoredDelivery, StoredEndpoint } from '#functions/webhooks/store'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { world } from '#lib/world'
import { ANSWER_MS } from '#shared/webhooks/limits'
import type { Attempt } from '#shared/webhooks/schema'
import { retryAfterMs } from './retry-after.ts'
import { sign } from './sign.ts'

const MOST_BYTES = 1024 * 1024
/** Of an answer, in the log. */
const KEPT_CHARACTERS = 1000

export interface Posted {
  readonly attempt: Attempt
  readonly isAccepted: boolean
  /** How long the endpoint asks to wait. */
  readonly retryAfterMs?: number
}

/** Posts a delivery once, signed at that moment with every secret that is valid. An answer of 2xx accepts it; a redirect does not. */
export const postDelivery = async (endpoint: StoredEndpoint, delivery: StoredDelivery): Promise<Posted> => {
  const { workspaceId, url, secret, earlier, sendsWorkspaceSecret } = endpoint
  const at = world().now()
  const valid = [secret, ...earlier.filter(({ until }) => until > at).map((one) => one.secret)]
  const [secrets, workspaceSecret] = await Promise.all([
    Promise.all(valid.map((sealed) => openSecret(endpoint, sealed))),
    sendsWorkspaceSecret ? secretOfWorkspace(workspaceId) : undefined,
  ])
  const body = bodyOf(delivery, workspaceSecret)
  const seconds = Math.floor(at / 1000)
  const outcome = await safeFetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Webhooks/1.0',
      'webhook-id': delivery.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': sign({ id: delivery.id, seconds, body }, secrets),
    },
    timeoutMs: ANSWER_MS,
    maxBytes: MOST_BYTES,
  })
  const now = world().now()
  const times = { at, durationMs: now - at }
  const { response } = outcome
  if (!response) return { isAccepted: false, attempt: { ...times, ...(outcome.ok ? {} : { fault: outcome.code }) } }
  const answer = new TextDecoder().decode(response.body).slice(0, KEPT_CHARACTERS).toWellFormed()
  const wait = retryAfterMs(response.headers['retry-after'], now)
  return {
    isAccepted: outcome.ok,
    attempt: { ...times, status: response.status, ...(answer ? { answer } : {}) },
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  }
}
