import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod'
import type { Actor } from '#lib/auth/actor'
import { actorKey } from '#lib/auth/actor-key'
import type { Access } from '#lib/auth/authorize'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

const StoredResponse = z.object({
  scope: z.string(),
  key: z.string(),
  request: z.string(),
  /** Absent while the first call is still running, and after a defect. */
  status: z.number().optional(),
  /** Absent too when the answer was too long for an item: a repeat gets its status alone. */
  body: z.string().optional(),
  startedAt: z.number(),
})
type StoredResponse = z.infer<typeof StoredResponse>

/** An item of the table has at most 400 KB. */
const MAX_KEPT_BYTES = 300_000

const DAY_SECONDS = 24 * 3600
/** After this time a first call that never finished (a crashed function, a defect) no longer blocks a retry. */
const STALE_MS = 60_000

const expiryOf = (startedAt: number): number => Math.floor(startedAt / 1000) + DAY_SECONDS

const storedResponses = entity<StoredResponse, { scope: string; key: string }>({
  name: 'idempotency',
  parse: (item) => StoredResponse.parse(item),
  key: keys.idempotency,
  expires: ({ startedAt }) => expiryOf(startedAt),
})

/**
 * Runs the work once per `Idempotency-Key`, actor and route; a repeat gets the first answer. The same key with another
 * request is `conflict`, as is a repeat while the first call is still running. A thrown Problem frees the key.
 */
export const withIdempotency = async (
  key: string | undefined,
  actor: Actor,
  access: Access,
  routeKey: string,
  raw: unknown,
  work: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> => {
  if (!key) return work()
  if (key.length > 200) throw new Problem('bad-request', protocolText('keyTooLong'))
  const id = { scope: `${access.workspaceId}#${actorKey(actor)}#${routeKey}`, key: sha256(key) }
  const request = sha256(JSON.stringify(raw))
  const startedAt = world().now()
  const first = await attempt([storedResponses.creating({ ...id, request, startedAt })])
  if (!first.committed) {
    const before = StoredResponse.parse(first.refused[0]?.found)
    if (before.request !== request) throw new Problem('conflict', protocolText('keyUsed'))
    if (before.status !== undefined)
      return {
        statusCode: before.status,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'idempotent-replay': 'true',
        },
        body: before.body ?? '',
      }
    if (startedAt - before.startedAt < STALE_MS)
      throw new Problem('conflict', protocolText('keyBusy'), { retryAfter: 2 })
    // of parallel repeats one claims the key, and the others wait like repeats of a first call
    const isUnclaimed = { startedAt: is(before.startedAt), status: absent }
    const claim = await attempt([
      storedResponses.changing(id, { set: { startedAt }, ttl: expiryOf(startedAt) }, isUnclaimed),
    ])
    if (!claim.committed) throw new Problem('conflict', protocolText('keyBusy'), { retryAfter: 2 })
  }
  try {
    const result = await work()
    const { statusCode: status = 200, body = '' } = result
    const kept = Buffer.byteLength(body) <= MAX_KEPT_BYTES ? { status, body } : { status }
    await storedResponses.save({ ...id, request, startedAt, ...kept })
    return result
  } catch (failure) {
    // a defect may have come after the work was done: like a crash, it blocks the key for a while
    if (failure instanceof Problem) await storedResponses.drop(id)
    throw failure
  }
}
