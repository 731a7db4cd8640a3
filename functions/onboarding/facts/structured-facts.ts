import type { PageFacts } from '#functions/onboarding/brand/page-facts'
import type { Fact } from '#shared/onboarding/fact'
import { contactsIn, phoneOf } from './contacts-in.ts'
import { hoursIn } from './hours-in.ts'
import { structuredOffers } from './structured-offers.ts'

type Data = Readonly<Record<string, unknown>>

/** The facts that a home page states for machines: schema.org data, and links that call or write. */
export const structuredFacts = ({ jsonLd }: Pick<PageFacts, 'jsonLd'>, html: string): Fact[] => [
  ...jsonLd.flatMap(organisationFacts),
  ...[...html.matchAll(/href=["']?(tel|mailto):([^"'?>\s]{3,80})/gi)].flatMap(([, kind, written = '']) =>
    kind?.toLowerCase() === 'tel' ? phoneOf(decoded(written)) : contactsIn(decoded(written)),
  ),
]

const organisationFacts = (data: Data): Fact[] => [
  ...texts(data.telephone).flatMap(phoneOf),
  ...texts(data.email).flatMap((text) => contactsIn(text.replace(/^mailto:/i, ''))),
  ...structuredOffers(data),
  ...list(data.address).flatMap(addressOf),
  ...[...texts(data.openingHours), ...list(data.openingHoursSpecification).flatMap(specifiedHours)]
    // only what is nothing but days and times
    .filter((text) => hoursIn(text)[0] === text)
    .map((value) => ({ kind: 'hours' as const, value })),
]

/** `PostalAddress`: a street with its number, a code and a place; each of them short and without punctuation of sentences. */
const addressOf = (address: unknown): Fact[] => {
  if (!isData(address)) return []
  const [street = '', code = '', place = ''] = [address.streetAddress, address.postalCode, address.addressLocality].map(
    (part) => texts(part)[0] ?? '',
  )
  const isShaped =
    /^(?=.*\d)[\p{L}\p{N} .,’'/-]{3,50}$/u.test(street) &&
    street.split(' ').length <= 6 &&
    /^[\p{L}\d -]{0,10}$/u.test(code) &&
    /^[\p{L} .’'/-]{2,40}$/u.test(place) &&
    place.split(' ').length <= 4
  return isShaped ? [{ kind: 'address', value: `${street}, ${`${code} ${place}`.trim()}` }] : []
}

/** `OpeningHoursSpecification`: days by name or address ("https://schema.org/Monday"), and two times. */
const specifiedHours = (specification: unknown): string[] => {
  if (!isData(specification)) return []
  const names = list(specification.dayOfWeek).flatMap((day) => texts(day).map((text) => text.split('/').at(-1) ?? ''))
  const [opens = '', closes = ''] = [specification.opens, specification.closes].map(
    (time) => /^\d{1,2}:\d{2}/.exec(texts(time)[0] ?? '')?.[0] ?? '',
  )
  return names.length > 0 && opens && closes ? [`${names.join(', ')} ${opens}–${closes}`] : []
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 20) : [value])

const texts = (value: unknown): string[] =>
  list(value).flatMap((one) => (typeof one === 'string' && one.length <= 200 ? [one.replace(/\s+/g, ' ').trim()] : []))

const decoded = (written: string): string => {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
