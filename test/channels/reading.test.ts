import { expect, test } from 'vitest'
import type { ReadingContext } from '#functions/channels/provider/inbound'
import { readTelegram } from '#functions/channels/telegram/read'
import { BOT } from './channel-world.ts'
import { telegramUpdates } from './telegram-updates.ts'

const context: ReadingContext = { account: BOT, handle: '@casaverde_bot', groups: 'mentioned', arrivedAt: 42 }
const read = (name: string, about: Partial<ReadingContext> = {}) =>
  readTelegram({ update_id: 1, ...telegramUpdates[name] }, { ...context, ...about })

test.each([
  ['message with text', { text: '/start', isStart: true, messageId: '1111111.1365', destination: { to: '1111111' } }],
  ['message with entities', { text: 'Bold and italics', isStart: false, at: 1_441_645_532_000 }],
  ['message with audio', { text: '', files: [{ name: 'audio', type: 'audio/mpeg', bytes: 3_897_500, seconds: 243 }] }],
  ['voice message', { text: '', files: [{ name: 'voice.ogg', seconds: 5 }] }],
  ['message with a document', { files: [{ name: 'Testfile.pdf', type: 'application/pdf' }] }],
  ['photo', { text: 'Our room', files: [{ id: 'large', name: 'photo.jpg' }] }],
  ['animation', { files: [{ name: 'animation.mp4' }] }],
  ['video note', { files: [{ type: 'video/mp4', seconds: 3 }] }],
  ['location', { text: 'Location: 48.2082, 16.3738' }],
  ['venue', { text: 'Casa Verde, Ring 1 (48.2, 16.3)' }],
  ['contact', { text: 'Contact: Ann, +43123456' }],
  ['sticker', { text: '👍' }],
  ['dice', { text: '🎲 4' }],
  ['button on our message', { text: 'Book a room', button: '01J.0.1', messageId: 'button.998', at: 42 }],
  ['button on a message that is too old', { text: '01J.0.1', button: '01J.0.1' }],
  ['mention in a group', { text: 'Ann Lee: when is breakfast?', isGroup: true, destination: { to: '-1001234567890' } }],
  ['topic of a forum', { text: 'Ann Lee: /menu', destination: { to: '-1001234567890', thread: '4' } }],
])('"%s" is a message', (name, step) => {
  expect(read(name)).toMatchObject({ kind: 'message', ...step })
})

test('who wrote is known by name, username and language', () => {
  expect(read('photo')).toMatchObject({ from: { id: '5550001', name: 'Ann Lee', username: 'annlee', language: 'de' } })
})

test('an edit, a group’s new id and a block are steps of their own', () => {
  expect(read('edited message')).toEqual({
    kind: 'edited',
    destination: { to: '1111111' },
    messageId: '1111111.1365',
    text: 'Edited text',
    at: 1_441_646_600_000,
  })
  expect(read('group becomes a supergroup')).toEqual({ kind: 'moved', destination: { to: '-5' }, to: '-1001' })
  expect(read('bot is blocked')).toMatchObject({ kind: 'blocked', from: { id: '5550001' } })
})

test.each([
  'inline query',
  'chosen inline query',
  'callback query',
  'group message for nobody',
  'command for another bot',
  'new members',
  'bot is added to a group',
  'post of a channel',
  'message of another bot',
  'poll',
  'message of a business account',
  'reaction to a message',
  'a type of tomorrow',
])('"%s" is nothing for an agent', (name) => {
  expect(read(name).kind).toBe('ignored')
})

test('an agent without a handle is addressed by replies and commands only', () => {
  expect(read('mention in a group', { handle: undefined }).kind).toBe('ignored')
  expect(read('topic of a forum', { handle: undefined }).kind).toBe('message')
  // each message of a topic replies to the service message that began it
  const {
    text: _,
    entities: __,
    ...began
  } = (telegramUpdates['topic of a forum'] as { message: Record<string, unknown> }).message
  expect(readTelegram({ update_id: 1, message: { ...began, text: 'Hello' } }, context).kind).toBe('ignored')
})

test('/start has its payload, also with the bot’s name', () => {
  const start = (text: string) =>
    readTelegram(
      {
        update_id: 1,
        message: {
          ...(telegramUpdates.photo as { message: object }).message,
          caption: undefined,
          photo: undefined,
          text,
        },
      },
      context,
    )
  expect(start('/start')).not.toHaveProperty('variables')
  expect(start('/start spring-offer')).toMatchObject({ isStart: true, variables: { start_payload: 'spring-offer' } })
  expect(start('/start@CasaVerde_bot a_b')).toMatchObject({ isStart: true, variables: { start_payload: 'a_b' } })
  expect(start('/started').kind === 'message' && start('/started')).toMatchObject({ isStart: false })
})
