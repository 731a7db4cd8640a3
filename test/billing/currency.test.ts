import { expect, test } from 'vitest'
import { currencyOf, priceIn } from '#shared/billing/currency'
import { whitelabelDollars } from '#shared/billing/whitelabel-price'

test.each([
  ['DE', 'eur', 176, 1267.2],
  ['HR', 'eur', 176, 1267.2],
  ['GB', 'gbp', 150, 1080],
  ['NO', 'usd', 200, 1440],
  ['CH', 'usd', 200, 1440],
  [undefined, 'usd', 200, 1440],
] as const)('in %s the whitelabel add-on is paid in %s', (country, currency, month, year) => {
  expect(currencyOf(country)).toBe(currency)
  expect(priceIn(currency, whitelabelDollars.month)).toBe(month * 100)
  expect(priceIn(currency, whitelabelDollars.year)).toBeCloseTo(year * 100)
})
