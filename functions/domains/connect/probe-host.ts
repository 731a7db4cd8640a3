import * as z from 'zod'
import type { ConnectedHost } from '#functions/domains/store'
import { environment } from '#lib/environment'
import { safeFetch } from '#lib/fetch/safe-fetch'

const Answer = z.object({ claimId: z.string() })
const TIMEOUT_MS = 5000
const MAX_BYTES = 10_000

/** Whether the host answers, over the whole way that a visitor's browser takes, with the portal of this claim. */
export const probeHost = async ({ host, claimId }: Pick<ConnectedHost, 'host' | 'claimId'>): Promise<boolean> => {
  const site = new URL(environment('PUBLIC_URL'))
  const isLocal = site.hostname === 'localhost'
  const origin = `${site.protocol}//${host}${site.port === '' ? '' : `:${site.port}`}`
  const outcome = await safeFetch(`${origin}/api/${environment('REGION_NAME')}/public/host`, {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    maxRedirects: 0,
    // a laptop's hosts are its own edge
    ...(isLocal ? { allow: [`${host}:${site.port || '80'}`], resolve: async () => ['127.0.0.1'] } : {}),
  })
  if (!outcome.ok) return false
  const { success, data } = Answer.safeParse(parsed(outcome.response.body))
  return success && data.claimId === claimId
}

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
