import { describe, expect, test } from 'vitest'
import { isWithinHours } from '#shared/agents/handoff/is-within-hours'
import { nextOpening } from '#shared/agents/handoff/next-opening'
import { HandoffSettings } from '#shared/agents/schema'

const office = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }
const at = (timeZone: string, instant: string, ...hours: HandoffSettings['hours']) =>
  isWithinHours({ timeZone, hours }, Date.parse(instant))

describe('a team’s hours', () => {
  test.each([
    ['Europe/Berlin', '2027-03-01T08:00:00Z', true],
    ['Europe/Berlin', '2027-03-01T07:59:59Z', false],
    ['Europe/Berlin', '2027-03-01T15:59:59Z', true],
    ['Europe/Berlin', '2027-03-01T16:00:00Z', false],
    // a Saturday and a Sunday
    ['Europe/Berlin', '2027-03-06T10:00:00Z', false],
    ['Europe/Berlin', '2027-03-07T10:00:00Z', false],
    // half an hour, and three quarters of one
    ['Asia/Kolkata', '2027-03-01T03:29:59Z', false],
    ['Asia/Kolkata', '2027-03-01T03:30:00Z', true],
    ['Asia/Kathmandu', '2027-03-01T03:15:00Z', true],
    ['Asia/Kathmandu', '2027-03-01T03:14:00Z', false],
    // a Sunday there is a Monday here
    ['Pacific/Auckland', '2027-02-28T20:00:00Z', true],
    ['America/Los_Angeles', '2027-03-02T00:59:00Z', true],
    // days of 23 and of 25 hours: the clock on the wall decides
    ['Europe/Berlin', '2027-03-29T07:00:00Z', true],
    ['Europe/Berlin', '2027-03-29T06:59:00Z', false],
    ['Europe/Berlin', '2027-11-01T08:00:00Z', true],
    ['Europe/Berlin', '2027-11-01T07:59:00Z', false],
    ['UTC', '2027-03-01T09:00:00Z', true],
  ])('in %s at %s: %s', (zone, instant, isOpen) => expect(at(zone, instant, office)).toBe(isOpen))

  const night = { days: [5], from: '22:00', to: '02:00' }
  test.each([
    ['2027-03-05T21:59:00Z', false],
    ['2027-03-05T22:00:00Z', true],
    ['2027-03-06T01:59:00Z', true],
    ['2027-03-06T02:00:00Z', false],
    ['2027-03-05T01:00:00Z', false],
  ])('over midnight belong to the day on which they begin: %s is %s', (instant, isOpen) =>
    expect(at('UTC', instant, night)).toBe(isOpen),
  )

  test('that are not set are always, and from a time to the same one are a whole day', () => {
    expect(at('UTC', '2027-03-06T03:00:00Z')).toBe(true)
    const day = { days: [6], from: '00:00', to: '00:00' }
    expect(at('UTC', '2027-03-06T00:00:00Z', day)).toBe(true)
    expect(at('UTC', '2027-03-06T23:59:00Z', day)).toBe(true)
    expect(at('UTC', '2027-03-07T00:00:00Z', day)).toBe(false)
  })

  test('in a zone that is none, at 25 o’clock or on no day are refused', () => {
    const valid = { timeZone: 'Europe/Berlin', hours: [office], onlyOnline: false, awayMessage: '' }
    expect(HandoffSettings.safeParse(valid).success).toBe(true)
    for (const change of [
      { timeZone: 'Mars/Olympus' },
      { hours: [{ ...office, from: '25:00' }] },
      { hours: [{ ...office, to: '' }] },
      { hours: [{ ...office, days: [] }] },
      { hours: [{ ...office, days: [7] }] },
    ])
      expect(HandoffSettings.safeParse({ ...valid, ...change }).success).toBe(false)
  })
})

describe('a team that is not there is back', () => {
  const next = (timeZone: string, instant: string, ...hours: HandoffSettings['hours']) => {
    const at = nextOpening({ timeZone, hours }, Date.parse(instant))
    return at === undefined ? undefined : new Date(at).toISOString().slice(0, 16)
  }
  const early = { days: [1, 2, 3, 4, 5], from: '08:30', to: '10:00' }
  test.each([
    ['Europe/Berlin', '2027-03-06T20:00:00Z', [office], '2027-03-08T08:00'],
    ['Europe/Berlin', '2027-03-08T05:00:00Z', [office], '2027-03-08T08:00'],
    // the clocks are put forward on Sunday, and back
    ['Europe/Berlin', '2027-03-27T20:00:00Z', [office], '2027-03-29T07:00'],
    ['Europe/Berlin', '2027-10-30T20:00:00Z', [office], '2027-11-01T08:00'],
    ['Asia/Kolkata', '2027-03-06T20:00:00Z', [office, early], '2027-03-08T03:00'],
    ['Pacific/Auckland', '2027-03-06T20:00:00Z', [office], '2027-03-07T20:00'],
    ['UTC', '2027-03-08T12:00:00Z', [{ days: [1], from: '09:00', to: '10:00' }], '2027-03-15T09:00'],
    ['UTC', '2027-03-06T03:00:00Z', [{ days: [5], from: '22:00', to: '02:00' }], '2027-03-12T22:00'],
  ])('in %s, asked at %s', (zone, instant, hours, back) => expect(next(zone, instant, ...hours)).toBe(back))

  test('at no known time within its hours, or without any', () => {
    expect(next('Europe/Berlin', '2027-03-08T10:00:00Z', office)).toBeUndefined()
    expect(next('Europe/Berlin', '2027-03-08T10:00:00Z')).toBeUndefined()
  })
})
