import { onboardingText } from '#shared/onboarding/messages'
import { invalid } from '#shared/problems'

/** The complete address of a company's website; nothing when there is none. People leave out `https://`. */
export const websiteOf = (entered: string): string | undefined => {
  const text = entered.trim()
  if (text === '') return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  const isWebsite =
    (url?.protocol === 'https:' || url?.protocol === 'http:') &&
    !url.username &&
    !url.password &&
    // a word is not a website; where an address leads is looked at when it is fetched
    (url.hostname.includes('.') || url.hostname.startsWith('[') || url.hostname === 'localhost')
  if (!isWebsite) throw invalid('company.website', onboardingText('websiteInvalid'))
  url.hash = ''
  return url.href
}
