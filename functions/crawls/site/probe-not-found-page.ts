import { safeFetch } from '#lib/fetch/safe-fetch'

/**
 * What a site answers for an address that cannot exist; nothing when it answers with an error, as it should. A site that
 * sends such a page as a good one would otherwise fill an agent with it.
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
