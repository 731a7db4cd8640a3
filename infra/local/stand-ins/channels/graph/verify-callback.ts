import { randomInt } from 'node:crypto'
import { isLoopback } from '#infra/local/stand-ins/channels/wire/post-webhook'
import { GraphFailure } from './graph-failure.ts'

/**
 * Asks a webhook for the challenge, as when it is set: https://developers.facebook.com/docs/graph-api/webhooks/getting-started#verification-requests
 * Only this machine is asked, there plain http will do.
 */
export const verifyCallback = async (address: string, verifyToken: string): Promise<void> => {
  const fail = (reason: string) =>
    new GraphFailure(2200, `(#2200) Callback verification failed with the following errors: ${reason}`)
  const url = URL.parse(address)
  if (!url) throw new GraphFailure(100, '(#100) Invalid parameter: the callback URL is no URL.')
  if (!isLoopback(url))
    throw fail(
      "curl_errno = 6; curl_error = Couldn't resolve host name; HTTP Status Code = 0; HTTP Message = Unknown HTTP Status Code",
    )
  const challenge = String(randomInt(1_000_000_000))
  url.searchParams.set('hub.mode', 'subscribe')
  url.searchParams.set('hub.challenge', challenge)
  url.searchParams.set('hub.verify_token', verifyToken)
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  if (!answer) throw fail('curl_errno = 7; curl_error = Failed to connect; HTTP Status Code = 0')
  if (answer.status !== 200) throw fail(`HTTP Status Code = ${answer.status}; HTTP Message = ${answer.statusText}`)
  if ((await answer.text()) !== challenge)
    throw new GraphFailure(2201, `(#2201) response does not match challenge, expected value = "${challenge}"`)
}
