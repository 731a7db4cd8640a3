import { describe, expect, test } from 'vitest'
import { whatsappSlices } from '#functions/channels/whatsapp/intake'
import { reasonOf } from '#functions/channels/whatsapp/reason-of'
import { wellFormed } from '#lib/http/request/well-formed'

const bodyOf = (count: number) => ({
  entry: [
    {
      changes: [
        {
          value: {
            metadata: { phone_number_id: '106540352242922' },
            contacts: Array.from({ length: count }, (_, n) => ({ wa_id: `c${n}`, profile: { name: 'x' } })),
            messages: Array.from({ length: count }, (_, n) => ({ id: `wamid.${n}`, from: `u${n}`, timestamp: '1' })),
          },
        },
      ],
    },
  ],
})

describe('what an app’s owner may sign', () => {
  test('a name of ten thousand contacts is looked for in the first thousand, so that work grows with the body only', () => {
    const { entry } = bodyOf(10_000)
    let looks = 0
    const contacts = entry[0]?.changes[0]?.value.contacts.map((contact) => ({
      get wa_id() {
        looks++
        return contact.wa_id
      },
    }))
    const value = {
      ...entry[0]?.changes[0]?.value,
      contacts,
      messages: [{ id: 'wamid.1', from: 'nobody', timestamp: '1' }],
    }
    expect(whatsappSlices({ entry: [{ changes: [{ value }] }] })).toHaveLength(1)
    expect(looks).toBe(1000)
  })

  test('a reason of any length fits into an event, also when it is cut through an emoji', () => {
    const reason = reasonOf([{ code: 131031, message: `${'x'.repeat(499)}😀${'y'.repeat(300_000)}` }]) ?? ''
    expect(reason).toBe(`${'x'.repeat(499)} (131031)`)
  })

  test('half an emoji is read as the database can store it', () =>
    expect(JSON.parse('{"name":"B\\ud83d"}', wellFormed)).toEqual({ name: 'B\u{FFFD}' }))
})
