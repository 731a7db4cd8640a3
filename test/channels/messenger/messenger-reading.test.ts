import { expect, test } from 'vitest'
import { readMessenger } from '#functions/channels/messenger/read'
import type { ReadingContext } from '#functions/channels/provider/inbound'
import { IGSID, instagramEvents } from './instagram-updates.ts'
import { bodyOf, messengerEvents, PAGE, PSID } from './messenger-updates.ts'
import { ACCOUNT, IG_ACCOUNT } from './messenger-world.ts'

const context: ReadingContext = { account: ACCOUNT, groups: 'mentioned', arrivedAt: 42 }
const onMessenger = (name: string) => readMessenger(messengerEvents[name], context)
const onInstagram = (name: string) => readMessenger(instagramEvents[name], { ...context, account: IG_ACCOUNT })

test.each([
  ['text with a quick reply', { text: 'hello, world!', at: 1_458_692_752_478 }],
  ['reply to a message', { text: 'hello, world!', messageId: 'm_1457764197618:41d102a3e1ae206a38' }],
  ['image', { text: '', files: [{ name: 'room.jpg' }] }],
  ['video', { files: [{ name: 'clip.mp4' }] }],
  ['audio', { files: [{ name: 'audioclip-1.mp4' }] }],
  ['file', { files: [{ name: 'Floor plan.pdf' }] }],
  ['reel', { text: 'A day at the pool\nhttps://www.facebook.com/reel/1', files: [] }],
  ['Instagram reel', { text: 'https://www.instagram.com/reel/1' }],
  ['post', { text: 'https://www.facebook.com/1/posts/2' }],
  ['Instagram post', { text: 'https://www.instagram.com/p/1' }],
  ['appointment booking', { text: 'Unsupported message' }],
  ['sticker', { text: '👍', files: [] }],
  ['image that is a sticker', { text: 'Sticker', files: [] }],
  ['shared product', { text: 'Garden room: €120.00' }],
  ['fallback', { text: 'http://www.casa-verde.example/pool' }],
  ['message from a product page', { text: 'Is it still there?', variables: { referral_product: '<PRODUCT_ID>' } }],
  ['messaging_postbacks', { text: 'Get Started', isStart: true, variables: { start_payload: 'summer-2026' } }],
])('on Messenger "%s" is a message', (name, step) => {
  expect(onMessenger(name)).toMatchObject({ kind: 'message', from: { id: PSID }, destination: { to: PSID }, ...step })
})

test.each([
  ['text', { text: 'MESSAGE-TEXT', at: 1_569_262_485_349 }],
  ['quick reply', { text: 'Yes' }],
  [
    'reply to a story',
    {
      text: 'Is that your pool?\n\nReplied to your story: https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=1',
    },
  ],
  ['image', { files: [{ name: 'image.jpg', id: expect.stringContaining('asset_id=2') }] }],
  ['video', { files: [{ name: 'video.mp4' }] }],
  ['audio', { files: [{ name: 'audio.m4a' }] }],
  ['several pictures', { text: '', files: [{}, {}] }],
  ['share', { text: expect.stringContaining('asset_id=6'), files: [] }],
  ['reel', { text: expect.stringContaining('The pool') }],
  ['story that expires', { text: 'Unsupported message' }],
  ['unsupported message', { text: 'Unsupported message' }],
  ['mention in a story', { text: expect.stringMatching(/^Mentioned you in their story: https:/), files: [] }],
  ['first message after an ad', { variables: { start_payload: 'pool-ad', referral_source: 'ADS' } }],
  ['icebreaker or button of a card', { text: 'When is breakfast?', isStart: false }],
])('on Instagram "%s" is a message', (name, step) => {
  expect(onInstagram(name)).toMatchObject({ kind: 'message', from: { id: IGSID }, destination: { to: IGSID }, ...step })
})

const psid = { to: PSID }
const igsid = { to: IGSID }

test('a button of ours is known by its place, and nobody else’s payload is', () => {
  const ours = '01J5ZS3G6X8Y7V6T5R4Q3P2N1M.0.12'
  const pressed = { sender: { id: PSID }, recipient: { id: PAGE }, timestamp: 1 }
  const quick = { ...pressed, message: { mid: 'm_1', text: 'Yes', quick_reply: { payload: ours } } }
  const card = { ...pressed, postback: { mid: 'm_2', title: 'Book', payload: ours } }
  expect(readMessenger(quick, context)).toMatchObject({ text: 'Yes', button: ours })
  expect(readMessenger(card, context)).toMatchObject({ text: 'Book', button: ours, isStart: false })
  expect(onMessenger('text with a quick reply')).not.toHaveProperty('button')
  expect(onInstagram('icebreaker or button of a card')).not.toHaveProperty('button')
})

test('edits, reactions and messages that were unsent are steps of their own', () => {
  expect(onMessenger('message_edits')).toEqual({
    kind: 'edited',
    destination: psid,
    messageId: 'm_edited',
    text: 'Is the pool heated?',
    at: 1_458_668_856_463,
  })
  expect(onInstagram('edited message')).toMatchObject({ kind: 'edited', messageId: 'MESSAGE-ID' })
  expect(onMessenger('message_reactions, react')).toMatchObject({
    kind: 'reaction',
    messageId: 'm_reacted',
    emoji: '❤️',
  })
  expect(onMessenger('message_reactions, unreact')).toMatchObject({ kind: 'reaction', emoji: '' })
  expect(onInstagram('reaction taken back')).toMatchObject({ kind: 'reaction', destination: igsid, emoji: '' })
  expect(onInstagram('message that was unsent')).toMatchObject({ kind: 'deleted', destination: igsid })
})

test('a receipt is about everything until its time', () => {
  const until = 1_458_668_856_253
  expect(onMessenger('message_reads')).toEqual({ kind: 'receipt', destination: psid, state: 'read', until })
  expect(onMessenger('message_deliveries')).toEqual({ kind: 'receipt', destination: psid, state: 'delivered', until })
  expect(onInstagram('messaging_seen')).toMatchObject({ kind: 'receipt', state: 'read', until: 1_569_262_485_353 })
})

test('an echo says what was written, by which app and with what beside it', () => {
  expect(onMessenger('text of a page')).toEqual({
    kind: 'echo',
    destination: psid,
    messageId: 'mid.1457764197618:41d102a3e1ae206a38',
    text: 'hello, world!',
    files: [],
    at: 1_457_764_197_627,
    appId: '1517776481860111',
    metadata: '<DEVELOPER_DEFINED_METADATA_STRING>',
  })
  expect(onMessenger('image of a page')).toMatchObject({ kind: 'echo', text: '', files: [{ name: '1.jpg' }] })
  expect(onMessenger('cards of a page')).toMatchObject({ kind: 'echo', text: 'Rooms\nGarden room: Two beds' })
  expect(onInstagram('echo')).toMatchObject({ kind: 'echo', destination: igsid, text: 'Thank you' })
})

test('who comes by a link or an ad without a word only brings fields', () => {
  expect(onMessenger('messaging_referrals, link')).toEqual({
    kind: 'arrived',
    destination: psid,
    variables: { start_payload: 'summer-2026', referral_source: 'SHORTLINK' },
  })
  expect(onMessenger('messaging_referrals, ad')).toMatchObject({ variables: { referral_ad: 'Swim in November' } })
  expect(onInstagram('messaging_referral')).toMatchObject({ kind: 'arrived', destination: igsid })
})

test.each(['messaging_handovers, pass_thread_control', 'messaging_account_linking', 'messaging_optins'])(
  '"%s" is nothing for us',
  (name) => {
    expect(onMessenger(name)).toMatchObject({ kind: 'ignored' })
  },
)

test('an event without a time happened when it arrived', () => {
  const event = JSON.parse(
    bodyOf([{ sender: { id: PSID }, recipient: { id: PAGE }, message: { mid: 'm', text: 'Hi' } }]),
  )
  expect(readMessenger(event.entry[0].messaging[0], context)).toMatchObject({ at: 42 })
})
