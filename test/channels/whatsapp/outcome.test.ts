import { expect, test } from 'vitest'
import { whatsappOutgoing } from '#functions/channels/whatsapp/outgoing'
import { NUMBER } from './whatsapp-world.ts'

const answered = (status: number, body: unknown, headers = {}) =>
  whatsappOutgoing.outcome({ kind: 'answered', status, headers, body: Buffer.from(JSON.stringify(body)) })
const refused = (code: number, status = 400, more: object = {}) =>
  answered(status, { error: { message: `(#${code})`, code, error_data: { details: 'In its words.' }, ...more } })

test('what WhatsApp takes is sent, by its id', () => {
  const body = { messaging_product: 'whatsapp', contacts: [{ input: '1', wa_id: '1' }], messages: [{ id: 'wamid.1' }] }
  expect(answered(200, body)).toEqual({ kind: 'sent', externalId: 'wamid.1' })
  expect(answered(200, { messages: [] })).toMatchObject({ kind: 'unknown' })
  expect(answered(200, 'ok')).toMatchObject({ kind: 'unknown' })
})

test.each([131047, 131026, 131049, 131050, 130472, 131053, 132000, 132001, 132015, 100, 131009])(
  '%i is about this message, in the words of WhatsApp',
  (code) => {
    expect(refused(code)).toEqual({ kind: 'refused', reason: 'In its words.' })
  },
)

test.each([0, 190, 10, 200, 368, 131005, 131031, 131037, 131042, 131045, 133010])('%i is about the account', (code) => {
  expect(refused(code)).toEqual({ kind: 'account', reason: 'In its words.' })
})

test.each([4, 80007, 130429, 131048, 131056, 131016, 131057, 133004])('%i may succeed later', (code) => {
  expect(refused(code, 500)).toMatchObject({ kind: 'not-sent', reason: 'In its words.' })
})

test('a failure of theirs is unknown, unless they say that nothing was done', () => {
  expect(refused(131000, 500)).toMatchObject({ kind: 'unknown' })
  expect(refused(2, 503, { is_transient: true })).toMatchObject({ kind: 'not-sent' })
  expect(whatsappOutgoing.outcome({ kind: 'failed', mayHaveArrived: true, reason: 'reset' })).toMatchObject({
    kind: 'unknown',
  })
  expect(whatsappOutgoing.outcome({ kind: 'failed', mayHaveArrived: false, reason: 'refused' })).toMatchObject({
    kind: 'not-sent',
  })
})

test('the token is in a header, and a person gets at most one in six seconds over a minute', () => {
  const call = whatsappOutgoing.request({ method: 'messages', body: { type: 'text' } }, 'EAAG-secret', NUMBER)
  expect(call.url).toMatch(/\/v25\.0\/106540352242922\/messages$/)
  expect(call.url).not.toContain('EAAG')
  expect(call.headers).toMatchObject({ authorization: 'Bearer EAAG-secret' })
  expect(whatsappOutgoing.rates.account).toEqual({ count: 80, perMs: 1000 })
  const { count, perMs } = whatsappOutgoing.rates.chat({ to: '1' })
  expect(perMs / count).toBe(6000)
})
