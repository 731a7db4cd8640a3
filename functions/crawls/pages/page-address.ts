import { addressMessages } from '#shared/crawls/messages'
import { importMessages } from '#shared/documents/import-messages'
import { invalid } from '#shared/problems'

/**
 * The address of a page as it is stored: complete, without the fragment. People leave out `https://`. Where it leads is
 * checked only when it is fetched.
 */
export const pageAddress = (entered: string): string => {
  const text = entered.trim()
  if (text === '') throw invalid('url', addressMessages.urlRequired)
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`)
  const isPage =
    url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname && !url.username && !url.password
  if (!isPage) throw invalid('url', importMessages['bad-url'])
  url.hash = ''
  return url.href
}
