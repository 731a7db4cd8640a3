/** How a webhook was answered. `error`: in the words that providers report. */
export type WebhookAnswer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly reason: string
      readonly retryAfterSeconds: number
      readonly body: string
    }
  | { readonly kind: 'failed'; readonly error: string }

/** How long an answer is waited for. */
const TIMEOUT_MS = 60_000

const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'

/** Whether an address is on this machine: stand-ins call nobody else. */
export const isLoopback = (url: URL): boolean => isLoopbackName(url.hostname)

const errorOf = (failure: unknown): string => {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  if (code === 'ECONNREFUSED') return 'Connection refused'
  if (failure instanceof Error && failure.name === 'TimeoutError') return 'Read timeout expired'
  return 'Connection reset by peer'
}

/** Posts a webhook to this machine. Redirects are answers like any other: providers do not follow them. */
export const postWebhook = async (
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  stopped: AbortSignal,
): Promise<WebhookAnswer> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return {
      kind: 'answered',
      status: answer.status,
      reason: answer.statusText,
      retryAfterSeconds: Number(answer.headers.get('retry-after')) || 0,
      body: await answer.text(),
    }
  } catch (failure) {
    return { kind: 'failed', error: errorOf(failure) }
  }
}
