import type { PageFile } from '#features/crawls'
import type { Fact } from '#shared/onboarding/fact'
import { type FactKind, factKinds } from '#shared/onboarding/fact-kinds'
import { contactsIn } from './contacts-in.ts'
import { hoursIn } from './hours-in.ts'
import { offersIn } from './offers-in.ts'
import { pricesIn } from './prices-in.ts'

const MOST: Readonly<Record<FactKind, number>> = {
  hours: 7,
  phone: 2,
  email: 2,
  address: 1,
  area: 15,
  service: 12,
  price: 12,
}

/**
 * The facts of a website: what its home page states for machines goes first, then what the texts of its pages show. Hours
 * are taken from one page, and from none that has more than a week's: those are several places'.
 */
export const factsOf = (
  stated: readonly Fact[],
  pages: readonly Pick<PageFile, 'url' | 'blocks'>[],
  site = '',
): readonly Fact[] => {
  const bodies = pages
    .filter(({ url }) => !legal.test(url))
    .map(({ url, blocks }) => ({ url, blocks, text: blocks.map(({ text }) => text).join('\n') }))
  const hours = bodies.map(({ url, text }) =>
    unique(hoursIn(text).map((value) => ({ kind: 'hours' as const, value, url }))),
  )
  const found = unique([
    ...stated.map((fact) => ({ ...(site ? { url: site } : {}), ...fact })),
    ...(stated.some(({ kind }) => kind === 'hours') ? [] : (hours.find(({ length }) => length > 0) ?? [])),
    ...bodies.flatMap(({ url, blocks, text }) =>
      [
        ...contactsIn(text),
        ...offersIn(blocks),
        ...blocks.flatMap((block) => pricesIn(block.text, block.headingPath.at(-1))),
      ].map((fact) => ({ ...fact, url })),
    ),
  ]).filter((fact) => fact.kind !== 'email' || isOwnAddress(fact.value, site))
  return factKinds.flatMap((kind) => {
    const all = found.filter((fact) => fact.kind === kind)
    return kind === 'hours' && all.length > MOST.hours ? [] : all.slice(0, MOST[kind])
  })
}

/** Pages that name authorities, processors and samples; an imprint names the company itself. */
const legal =
  /\/[^/]*(?:privacy|datenschutz|cookie|terms|conditions|agb|gdpr|dsgvo|confidentialite|privacidad|privacidade)[^/]*(?:$|\/|\?)/i

/** The same number or address written twice is one. */
const unique = (facts: readonly Fact[]): Fact[] =>
  [
    ...new Map(
      facts.toReversed().map((fact) => [`${fact.kind} ${fact.label ?? ''} ${keyOf(fact)}`.toLowerCase(), fact]),
    ).values(),
  ].toReversed()

const keyOf = ({ kind, value }: Fact): string => (kind === 'phone' ? value.replace(/\D/g, '').slice(-7) : value)

/** An address at the site's own domain; a page names those of others, too. */
const isOwnAddress = (address: string, site: string): boolean => {
  const domain = address.split('@')[1] ?? ''
  const host = (URL.parse(site)?.hostname ?? '').replace(/^www\./, '')
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
}
