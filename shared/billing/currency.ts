export const currencies = ['usd', 'eur', 'gbp'] as const
export type Currency = (typeof currencies)[number]

const euro = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

/** In hundredths of a dollar's price (specification 2, section 9). */
const rates = { usd: 100, eur: 88, gbp: 75 } as const satisfies Record<Currency, number>

/** What a country pays in: the 27 members of the EU in euros, Great Britain in pounds, all others in dollars. ISO 3166 alpha-2. */
export const currencyOf = (country: string | undefined): Currency => {
  if (country === 'GB') return 'gbp'
  return euro.has(country ?? '') ? 'eur' : 'usd'
}

/** A price in dollars in another currency, in cents of that. */
export const priceIn = (currency: Currency, dollars: number): number => dollars * rates[currency]
