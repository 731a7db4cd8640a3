import { onboardingText } from '#shared/onboarding/messages'
import { invalid } from '#shared/problems'

/** The complete URL of an entered website, with `https://` added; `undefined` for an empty one. */
export const websiteOf = (entered: string): string | undefined => {
  const text = entered.trim()
  if (text === '') return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  const isWebsite =
    (url?.protocol === 'https:' || url?.protocol === 'http:') &&
    !url.username &&
    !url.password &&
    // a single word is not a website; the target is only checked when it is fetched
    (url.hostname.includes('.') || url.hostname.startsWith('[') || url.hostname === 'localhost')
  if (!isWebsite) throw invalid('company.website', onboardingText('websiteInvalid'))
  url.hash = ''
  return url.href
}
