import { describe, expect, test } from 'vitest'
import { backWordsOf } from '#functions/conversations/contact/back-words'

const office = { timeZone: 'Europe/Berlin', hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }] }
// a Saturday evening
const saturday = Date.parse('2027-03-06T20:00:00Z')
const inGerman = { language: 'de-AT', timeZone: 'Europe/Vienna' }

describe('when the team is back', () => {
  test('is said on the visitor’s clock, in their language', () => {
    expect(backWordsOf(office, saturday, inGerman)).toBe('Es ist am Montag um 09:00 Uhr wieder da.')
    expect(backWordsOf(office, Date.parse('2027-03-07T12:00:00Z'), inGerman)).toBe(
      'Es ist morgen um 09:00 Uhr wieder da.',
    )
    expect(backWordsOf(office, Date.parse('2027-03-08T05:00:00Z'), inGerman)).toBe(
      'Es ist heute um 09:00 Uhr wieder da.',
    )
  })

  test('names the clock where it is not that of both', () => {
    expect(backWordsOf(office, saturday, { language: 'en', timeZone: 'America/New_York' })).toBe(
      'They are back on Monday at 03:00 (GMT-5).',
    )
    expect(backWordsOf(office, saturday, { language: 'en', timeZone: undefined })).toBe(
      'They are back on Monday at 09:00 (CET).',
    )
    // where it is still Sunday
    expect(backWordsOf(office, saturday, { language: 'en-US', timeZone: 'Pacific/Honolulu' })).toBe(
      'They are back tomorrow at 10:00 PM (HST).',
    )
  })

  test('gives the date where the weekday could be today’s', () => {
    const once = { ...office, hours: [{ days: [1], from: '09:00', to: '10:00' }] }
    expect(backWordsOf(once, Date.parse('2027-03-08T12:00:00Z'), inGerman)).toBe(
      'Es ist am Montag, 15. März um 09:00 Uhr wieder da.',
    )
  })

  test.each([
    ['ar', /^سيعود الفريق يوم الاثنين الساعة/],
    ['es', /^Vuelve el lunes a las 09:00\.$/],
    ['fr', /^Elle est de retour lundi à 09:00\.$/],
    ['it', /^Torna lunedì alle 09:00\.$/],
    ['ja', /^月曜日の09:00に戻ります。$/],
    ['nl', /^Het is er maandag om 09:00 weer\.$/],
    ['pt', /^Volta na segunda-feira às 09:00\.$/],
    ['zh', /^他们将于星期一 09:00 回来。$/],
    ['xx', /^They are back on Monday at 09:00\.$/],
  ])('is said in %s', (language, words) =>
    expect(backWordsOf(office, saturday, { language, timeZone: 'Europe/Berlin' })).toMatch(words),
  )

  test('is not known within the hours, without any, and before the owner set any', () => {
    expect(backWordsOf(office, Date.parse('2027-03-08T10:00:00Z'), inGerman)).toBe('')
    expect(backWordsOf({ ...office, hours: [] }, saturday, inGerman)).toBe('')
    expect(backWordsOf(undefined, saturday, inGerman)).toBe('')
  })
})
