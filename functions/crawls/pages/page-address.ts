import { addressText } from '#shared/crawls/messages'
import { importText } from '#shared/documents/import-messages'
import { invalid } from '#shared/problems'

/**
 * Completes an entered address: adds a missing `https://` and removes the fragment. The target is only checked when it is
 * fetched. `field`: the input field, for the problem.
 */
export const pageAddress = (entered: string, field = 'url'): string => {
  const text = entered.trim()
  if (text === '') throw invalid(field, addressText('urlRequired'))
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`)
  const isPage =
    url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname && !url.username && !url.password
  if (!isPage) throw invalid(field, importText('bad-url'))
  url.hash = ''
  return url.href
}
