import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrival, noteArrival } from '#web/lib/arrival.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what the first visit’s address brought along is kept until the workspace is made', () => {
  noteArrival('?ref=friend&utm_source=spring&ps_xid=px1&tolt_referral=tr1&page=2')
  expect(arrival()).toEqual({
    referredFrom: 'friend',
    utm_source: 'spring',
    ps_xid: 'px1',
    tolt_referral: 'tr1',
  })
})

test('a later address changes nothing, and one that brought nothing does not count as the first', () => {
  noteArrival('')
  noteArrival('?page=2&utm_source=')
  expect(arrival()).toEqual({})
  noteArrival('?via=partner')
  noteArrival('?ref=somebody-else&utm_source=autumn')
  expect(arrival()).toEqual({ referredFrom: 'partner' })
})

test('is cut to what the server takes', () => {
  noteArrival(`?ref=${'x'.repeat(500)}`)
  expect(arrival().referredFrom).toHaveLength(200)
})

test.each(['{not json', '7', '"text"', 'null', '{"referredFrom":7,"stranger":"x"}'])(
  '%s in its place is nothing',
  (text) => {
    localStorage.setItem('arrival', text)
    expect(arrival()).toEqual({})
  },
)
