import type { Fact } from '#shared/onboarding/fact'
import { isName } from './offers-in.ts'

type Data = Readonly<Record<string, unknown>>

const MAX_DEPTH = 4

/** The services and areas of a schema.org object: `Service`, what an offer or a catalogue of offers names, `areaServed`. */
export const structuredOffers = (data: Data): Fact[] => [
  ...[
    ...(/(^|,)Service$/.test(list(data['@type']).join()) ? namesOf(data) : []),
    ...[data.makesOffer, data.hasOfferCatalog, data.itemOffered].flatMap((offer) => offered(offer, MAX_DEPTH)),
  ].map((value) => ({ kind: 'service' as const, value })),
  ...[data.areaServed, data.serviceArea]
    .flatMap(list)
    .flatMap(namesOf)
    // "Bradenton, Sarasota and Manatee County"
    .flatMap((names) => names.split(/, ?(?:and |und )?/))
    .map((value) => ({ kind: 'area' as const, value })),
]

/** A catalogue holds offers or catalogues, an offer what it offers. */
const offered = (given: unknown, depth: number): string[] =>
  list(given).flatMap((one) => {
    if (!isData(one) || depth === 0) return []
    const inside = [one.itemOffered, one.itemListElement].flatMap((part) => offered(part, depth - 1))
    return inside.length > 0 || one.itemListElement !== undefined ? inside : namesOf(one)
  })

const namesOf = (given: unknown): string[] => {
  const name = isData(given) ? given.name : given
  const text = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : ''
  return isName(text) ? [text] : []
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 40) : [value])
