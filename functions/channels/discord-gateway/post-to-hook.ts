import { GatewayAnswer, type GatewayRequest } from '#functions/channels/discord/messages/gateway-request'
import { signedByGateway } from '#functions/channels/discord/messages/gateway-signature'
import { jsonOf } from '#lib/http/request/json-of'
import { world } from '#lib/world'

export interface Hook {
  readonly url: string
  readonly secret: string
}

/** `refused`: it would be refused again. `failed`: it may succeed later, and may have been done. */
export type Posted =
  | { readonly kind: 'done'; readonly answer: GatewayAnswer }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }

const TIMEOUT_MS = 15_000
const MAX_BYTES = 64 * 1024
const FOR_EVER: readonly number[] = [400, 413]

/** Posts one signed request to the product. Never throws; each may be posted again. */
export const postToHook = async ({ url, secret }: Hook, request: GatewayRequest): Promise<Posted> => {
  const body = JSON.stringify(request)
  const result = await world().call({
    url,
    method: 'POST',
    headers: signedByGateway(secret, body, world().now()),
    body,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  if (result.kind === 'failed') return { kind: 'failed', reason: result.reason }
  const { status } = result
  if (FOR_EVER.includes(status)) return { kind: 'refused', reason: `status ${status}` }
  const answer = status === 200 ? GatewayAnswer.safeParse(jsonOf(result.body)).data : undefined
  return answer ? { kind: 'done', answer } : { kind: 'failed', reason: `status ${status}` }
}
