import { safeFetch } from '#lib/fetch/safe-fetch'

/**
 * A site's page for an address that cannot exist; `undefined` if it correctly responds with an error. Otherwise such pages would
 * be imported as content.
 */
export const probeNotFoundPage = async (
  origin: string,
  unlikely: string,
): Promise<{ readonly url: string; readonly bytes: Uint8Array; readonly contentType: string } | undefined> => {
  const url = `${origin}/${unlikely}-no-such-page`
  const outcome = await safeFetch(url, { maxRedirects: 0 })
  if (!outcome.ok) return undefined
  const { body, contentType } = outcome.response
  return { url, bytes: body, contentType }
}
