import type { Currency } from '#shared/billing/currency'
import { language, numberLocale } from '#web/lib/words/language.ts'

const signs = { usd: '$', eur: '€', gbp: '£' } as const satisfies Record<Currency, string>

/**
 * An amount in cents. In English as specification 3, section 9 writes it, sign first ($20, €17.50, -£1,440), elsewhere as
 * the language does (17,50 €). Whole amounts have no decimals.
 */
export const money = (cents: number, currency: Currency): string => {
  const digits = cents % 100 === 0 ? 0 : 2
  if (language !== 'en')
    return (cents / 100).toLocaleString(numberLocale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
    })
  const figure = new Intl.NumberFormat(numberLocale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${cents < 0 ? '-' : ''}${signs[currency]}${figure.format(Math.abs(cents) / 100)}`
}
