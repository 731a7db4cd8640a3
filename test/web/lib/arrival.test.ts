import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveArrival, savedArrival } from '#web/lib/session/arrival.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the attribution in the first visit’s address is kept until the workspace is created', () => {
  saveArrival('?ref=friend&utm_source=spring&ps_xid=px1&tolt_referral=tr1&page=2')
  expect(savedArrival()).toEqual({
    referredFrom: 'friend',
    utm_source: 'spring',
    ps_xid: 'px1',
    tolt_referral: 'tr1',
  })
})

test('a later address changes nothing, and one without attribution does not count as the first', () => {
  saveArrival('')
  saveArrival('?page=2&utm_source=')
  expect(savedArrival()).toEqual({})
  saveArrival('?via=partner')
  saveArrival('?ref=somebody-else&utm_source=autumn')
  expect(savedArrival()).toEqual({ referredFrom: 'partner' })
})

test('is cut to the server’s limits', () => {
  saveArrival(`?ref=${'x'.repeat(500)}`)
  expect(savedArrival().referredFrom).toHaveLength(200)
})

test.each(['{not json', '7', '"text"', 'null', '{"referredFrom":7,"stranger":"x"}'])(
  '%s in its place counts as nothing',
  (text) => {
    localStorage.setItem('arrival', text)
    expect(savedArrival()).toEqual({})
  },
)
