import { expect, test } from 'vitest'
import { readWhatsapp } from '#functions/channels/whatsapp/read'
import { whatsappUpdates } from '#test/channels/whatsapp-updates'
import { NUMBER } from './whatsapp-world.ts'

const read = (name: string) =>
  readWhatsapp(whatsappUpdates[name], { account: NUMBER, groups: 'mentioned', arrivedAt: 42 })

test.each([
  ['text', { text: 'Does it come in another color?', destination: { to: '16505551234' }, at: 1_749_416_383_000 }],
  ['image', { text: 'Taj Mahal', files: [{ id: '1003383421387256', name: 'photo.jpg', type: 'image/jpeg' }] }],
  ['audio', { text: '', files: [{ id: '1908647269898587', name: 'voice.ogg', type: 'audio/ogg; codecs=opus' }] }],
  ['video', { text: '', files: [{ name: 'video.mp4' }] }],
  ['document', { text: 'my receipt', files: [{ name: 'receipt.pdf', type: 'application/pdf' }] }],
  ['sticker', { text: 'Sticker', files: [] }],
  ['location', { text: 'Philz Coffee, 101 Forest Ave, Palo Alto, CA 94301 (37.44221496582, -122.16165924072)' }],
  ['contacts', { text: 'Contact: Lucía Gómez, Google, +1 (983) 555-2319' }],
  ['row of a list', { text: 'Priority Mail Express', button: 'priority_express' }],
  ['reply button', { text: 'Change', button: 'change-button' }],
  ['button of a template', { text: 'Unsubscribe', button: 'Unsubscribe' }],
  ['order', { text: 'Order: 2 x di9ozbzfi4 (30 USD), 1 x nqryix03ez (25 USD)' }],
  ['unsupported', { text: 'Unsupported message', files: [] }],
  ['a type of tomorrow', { text: 'Unsupported message' }],
  ['request for a welcome', { isStart: true }],
])('"%s" is a message', (name, step) => {
  expect(read(name)).toMatchObject({ kind: 'message', ...step })
})

test('who wrote is known by the id that everybody has, else by the number, which is then a field', () => {
  expect(read('text')).toMatchObject({
    from: { id: '16505551234', name: 'Sheena Nelson' },
    variables: { phone: '+16505551234' },
  })
  expect(read('text')).not.toHaveProperty('aliases')
  expect(read('test of the dashboard')).toMatchObject({
    destination: { to: 'US.13491208655302741918' },
    aliases: ['16315551181'],
  })
  expect(read('text of a hidden number')).toMatchObject({
    from: { id: 'US.13491208655302741918', username: '@realsheenanelson' },
    destination: { to: 'US.13491208655302741918' },
  })
  expect(read('text of a hidden number')).not.toHaveProperty('variables')
})

test('the advertisement that a visitor came from is known', () => {
  expect(read('from an advertisement')).toMatchObject({
    variables: { ad_id: '120226305854810726', ad_headline: 'Chat with us', ad_click_id: 'Aff-n8ZTODiE79d22KtAwQKj9e' },
  })
})

test.each([
  ['status sent', { state: 'sent', at: 1_750_030_073_000 }],
  ['status with both ids', { state: 'delivered' }],
  [
    'status failed',
    {
      state: 'failed',
      reason: 'In order to maintain a healthy ecosystem engagement, the message failed to be delivered. (131049)',
    },
  ],
])('"%s" is what became of a message of ours', (name, step) => {
  expect(read(name)).toMatchObject({ kind: 'delivery', ...step })
})

test('reactions, edits, deletions and echoes are steps of their own', () => {
  const original = 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQTRBNjU5OUFFRTAzODEwMTQ0RgA='
  expect(read('reaction')).toMatchObject({ kind: 'reaction', emoji: '👍', destination: { to: '16505551234' } })
  expect(read('reaction taken back')).toMatchObject({ kind: 'reaction', emoji: '' })
  expect(read('edit')).toMatchObject({ kind: 'edited', messageId: original, text: 'Does it come in blue?' })
  expect(read('revoke')).toMatchObject({ kind: 'deleted', messageId: original })
  expect(read('echo')).toMatchObject({ kind: 'echo', destination: { to: '16505551234' }, files: [] })
})

test('a visitor with a new number is the same one, and the old number is nobody’s', () => {
  expect(read('changed number')).toMatchObject({
    kind: 'renamed',
    destination: { to: '12195555358' },
    before: ['16505551234'],
  })
  expect(read('changed user id')).toMatchObject({
    kind: 'renamed',
    destination: { to: 'US.2' },
    before: ['US.13491208655302741918'],
  })
})

test.each(['message of a group', 'a status of tomorrow', 'first message to a number in the app'])(
  '"%s" is nothing for an agent',
  (name) => {
    expect(read(name).kind).toBe('ignored')
  },
)
