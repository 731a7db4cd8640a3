import { expect, test } from 'vitest'
import { money } from '#web/lib/format/money.ts'

test.each([
  [2000, 'usd', '$20'],
  [1750, 'eur', '€17.50'],
  [144_000, 'gbp', '£1,440'],
  [5, 'usd', '$0.05'],
  [0, 'eur', '€0'],
  [-2150, 'usd', '-$21.50'],
] as const)('%i cents of %s read %s', (cents, currency, text) => expect(money(cents, currency)).toBe(text))
