import { describe, expect, test } from 'vitest'
import { type FrameReport, marked, offerIn, reportIn } from '#web/lib/meta/frame-messages.ts'
import { isMetaOrigin } from '#web/meta-frame/is-meta-origin.ts'
import { sessionReport } from '#web/meta-frame/session-report.ts'

describe('what counts as Meta', () => {
  test.each(['https://facebook.com', 'https://www.facebook.com', 'https://web.business.facebook.com'])(
    '%s does',
    (origin) => expect(isMetaOrigin(origin)).toBe(true),
  )

  test.each([
    'https://evilfacebook.com',
    'https://facebook.com.evil.example',
    'https://facebook.com:8443',
    'http://www.facebook.com',
    'https://evil.example/?facebook.com',
    'https://facebook.com@evil.example',
    'https://.facebook.com.',
    'http://127.0.0.1:3008',
    'null',
    '',
  ])('“%s” does not', (origin) => expect(isMetaOrigin(origin)).toBe(false))

  test('where it is played, that origin and no other', () => {
    const played = 'http://127.0.0.1:3008'
    expect(isMetaOrigin(played, played)).toBe(true)
    for (const other of [
      'http://127.0.0.1:3009',
      'http://127.0.0.1:30080',
      'https://www.facebook.com',
      'http://127.0.0.1',
    ])
      expect(isMetaOrigin(other, played)).toBe(false)
  })
})

describe('what a sign-up says of itself', () => {
  const said = (event: string, data: object) =>
    sessionReport(JSON.stringify({ type: 'WA_EMBEDDED_SIGNUP', event, data }))

  test.each<[string, object, FrameReport]>([
    [
      'FINISH',
      { phone_number_id: '106540352242922', waba_id: '524126980791429', business_id: '2729063490586005' },
      { kind: 'finished', wabaId: '524126980791429', phoneId: '106540352242922' },
    ],
    ['FINISH_ONLY_WABA', { waba_id: '524126980791429' }, { kind: 'finished', wabaId: '524126980791429' }],
    [
      'FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING',
      { waba_id: '524126980791429' },
      { kind: 'finished', wabaId: '524126980791429' },
    ],
    ['CANCEL', { current_step: 'PHONE_NUMBER_SETUP' }, { kind: 'cancelled', step: 'PHONE_NUMBER_SETUP' }],
    [
      'CANCEL',
      { error_message: 'Your verified name violates WhatsApp guidelines.', error_code: '524126' },
      { kind: 'cancelled', message: 'Your verified name violates WhatsApp guidelines.' },
    ],
    ['ERROR', { error_message: 'Something failed.' }, { kind: 'failed', message: 'Something failed.' }],
  ])('%s %o', (event, data, report) => {
    expect(said(event, data)).toEqual(report)
  })

  test.each([
    'cb=f1&domain=localhost',
    '{"type":"other","event":"FINISH","data":{"waba_id":"1"}}',
    '{"type":"WA_EMBEDDED_SIGNUP","event":"FINISH","data":{}}',
    '{"type":"WA_EMBEDDED_SIGNUP"}',
    'null',
    '{',
  ])('nothing is read from %s', (raw) => expect(sessionReport(raw)).toBeUndefined())
})

describe('between the dashboard and the frame', () => {
  // what stands for a window here is only compared
  const frame = new EventTarget() as unknown as Window
  const other = new EventTarget() as unknown as Window
  const origin = 'https://app.example'
  const data = marked({ kind: 'code', code: 'AQB' })

  test('a report counts from the frames’ origin and our frame only', () => {
    const from = { origin, source: frame }
    expect(reportIn({ origin, source: frame, data }, from)).toMatchObject({ kind: 'code', code: 'AQB' })
    expect(reportIn({ origin: 'https://app.example.evil', source: frame, data }, from)).toBeUndefined()
    expect(reportIn({ origin, source: other, data }, from)).toBeUndefined()
    expect(reportIn({ origin, source: null, data }, { origin, source: null })).toBeUndefined()
    expect(reportIn({ origin, source: frame, data: { kind: 'code', code: 'AQB' } }, from)).toBeUndefined()
    expect(reportIn({ origin, source: frame, data: { ...data, kind: 'other' } }, from)).toBeUndefined()
  })

  test('an offer, whose script would run, counts from a dashboard that the frame’s host names, and from the window around it', () => {
    const offer = marked({
      kind: 'offer',
      product: 'whatsapp',
      appId: '1',
      configId: '2',
      sdkUrl: 'https://connect.facebook.net/en_US/sdk.js',
      version: 'v25.0',
      playedAt: undefined,
      label: 'Continue With Meta',
      theme: 'light',
      lang: 'en',
    })
    const from = { origins: ['https://app-na.example', origin], source: frame }
    expect(offerIn({ origin, source: frame, data: offer }, from)).toMatchObject({ appId: '1' })
    expect(offerIn({ origin: 'https://evil.example', source: frame, data: offer }, from)).toBeUndefined()
    expect(offerIn({ origin, source: other, data: offer }, from)).toBeUndefined()
    expect(offerIn({ origin, source: frame, data: offer }, { ...from, origins: [] })).toBeUndefined()
  })
})
