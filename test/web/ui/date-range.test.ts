import { expect, test } from 'vitest'
import { daysIn, lastDays, rangeFault } from '#web/ui/choice/date-range.ts'

const today = '2026-03-02'

test('the last days end today and cross months, leap days and clock changes', () => {
  expect(lastDays(1, today)).toEqual({ from: today, to: today })
  expect(lastDays(7, today)).toEqual({ from: '2026-02-24', to: today })
  expect(lastDays(2, '2028-03-01').from).toBe('2028-02-29')
  expect(daysIn(lastDays(90, '2026-04-01'))).toBe(90)
})

test.each([
  [{ from: '2026-02-01', to: '2026-03-02' }, undefined],
  [{ from: '', to: today }, 'missing'],
  [{ from: 'x', to: today }, 'missing'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'reversed'],
  [{ from: '2026-03-01', to: '2026-03-03' }, 'future'],
  [{ from: '2024-01-01', to: today }, 'too-long'],
])('%j is %s', (range, fault) => expect(rangeFault(range, today, 366)).toBe(fault))
