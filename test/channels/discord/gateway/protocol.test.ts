import { describe, expect, test } from 'vitest'
import { backOff } from '#functions/channels/discord-gateway/back-off'
import { nextAfter } from '#functions/channels/discord-gateway/close-codes'
import {
  type Connection,
  type Input,
  identifyWith,
  opened,
  type Session,
  step,
} from '#functions/channels/discord-gateway/connection-rules'
import { isGatewayAddress } from '#functions/channels/discord-gateway/is-gateway-address'

const TOKEN = 'bot-token'
const session: Session = { id: 's1', resumeUrl: 'wss://resume.example', botId: '7', seq: 41 }
const fresh = opened(undefined)
const known = opened(session)
const frame = (op: number, d: unknown = null, s: number | null = null, t: string | null = null): Input => ({
  kind: 'frame',
  frame: { op, d, s, t },
})
const READY = { v: 10, user: { id: '7' }, session_id: 's1', resume_gateway_url: 'wss://resume.example', guilds: [] }
const resume = { kind: 'resume' }
const close = (next: object, code?: number) => ({ kind: 'end', next, ...(code === undefined ? {} : { code }) })

test.each([
  ['wss://gateway-us-east1-b.discord.gg', true],
  ['wss://gateway.discord.gg/?v=10', true],
  // where Discord is played, its gateway is at the address that it told
  ['ws://127.0.0.1:4000/resume', true],
  ['ws://127.0.0.1:4001/resume', false],
  ['ws://gateway.discord.gg', false],
  ['https://gateway.discord.gg', false],
  ['wss://discord.gg.example.com', false],
  ['wss://evildiscord.gg', false],
  ['wss://gateway.discord.gg@example.com', false],
  ['nothing', false],
])('a session at %s is resumed: %s', (address, isResumed) => {
  expect(isGatewayAddress(address, 'ws://127.0.0.1:4000')).toBe(isResumed)
})

// https://docs.discord.com/developers/events/gateway#connection-lifecycle
const rules: readonly (readonly [string, Connection, Input, readonly object[]])[] = [
  [
    'HELLO begins heartbeats, and identifies where no session is known',
    fresh,
    frame(10, { heartbeat_interval: 41_250 }),
    [{ kind: 'beat', everyMs: 41_250 }, { kind: 'identify' }],
  ],
  [
    'HELLO resumes a session that is known, from its last event',
    known,
    frame(10, { heartbeat_interval: 41_250 }),
    [
      { kind: 'beat', everyMs: 41_250 },
      { kind: 'send', op: 6, d: { token: TOKEN, session_id: 's1', seq: 41 } },
    ],
  ],
  ['a HELLO without an interval is no connection', fresh, frame(10, {}), [close(resume, 4000)]],
  ['READY', fresh, frame(0, READY, 1, 'READY'), [{ kind: 'ready' }]],
  ['a READY that cannot be read', fresh, frame(0, {}, 1, 'READY'), [close({ kind: 'anew' }, 4000)]],
  ['RESUMED', known, frame(0, {}, 44, 'RESUMED'), [{ kind: 'ready' }]],
  [
    'an event',
    known,
    frame(0, { id: '1' }, 42, 'MESSAGE_CREATE'),
    [{ kind: 'event', name: 'MESSAGE_CREATE', data: { id: '1' } }],
  ],
  ['a heartbeat that Discord asks for', known, frame(1), [{ kind: 'send', op: 1, d: 41 }]],
  ['a heartbeat before any event', fresh, { kind: 'beat' }, [{ kind: 'send', op: 1, d: null }]],
  ['an acknowledgement', known, frame(11), []],
  [
    'a heartbeat while the last one has no acknowledgement: nobody is there',
    { ...known, isAcknowledged: false },
    { kind: 'beat' },
    [close(resume, 4000)],
  ],
  ['op 7, reconnect', known, frame(7), [close(resume, 4000)]],
  ['op 9, a session that may be resumed', known, frame(9, true), [close(resume, 4000)]],
  ['op 9, a session that is gone', known, frame(9, false), [close({ kind: 'anew' }, 4000)]],
  ['an opcode of tomorrow', known, frame(31, { more: true }), []],
  ['the end of the connection', known, { kind: 'closed', code: 1006 }, [close(resume)]],
]

test.each(rules)('%s', (_, connection, input, actions) => {
  expect(step(connection, input, TOKEN).actions).toEqual(actions)
})

test('a session is known from READY on, counts its events, and is never ended with a code after which Discord forgets it', () => {
  let connection = step(fresh, frame(0, READY, 1, 'READY'), TOKEN).connection
  expect(connection).toMatchObject({ isReady: true, session: { ...session, seq: 1 } })
  connection = step(connection, frame(0, {}, 2, 'MESSAGE_CREATE'), TOKEN).connection
  expect(connection.session?.seq).toBe(2)
  const ended = rules
    .flatMap(([, one, input]) => step(one, input, TOKEN).actions)
    .flatMap((action) => (action.kind === 'end' ? [action.code] : []))
  expect(ended.length).toBeGreaterThan(5)
  for (const code of [1000, 1001]) expect(ended).not.toContain(code)
})

test('an acknowledgement lets the next heartbeat go', () => {
  const beaten = step(known, { kind: 'beat' }, TOKEN).connection
  expect(beaten.isAcknowledged).toBe(false)
  const answered = step(beaten, frame(11), TOKEN).connection
  expect(step(answered, { kind: 'beat' }, TOKEN).actions).toMatchObject([{ kind: 'send', op: 1 }])
})

test('it asks for messages of servers with their words, and nothing else', () => {
  expect(identifyWith(TOKEN, [0, 1]).d).toMatchObject({ token: TOKEN, intents: 512 + 32_768, shard: [0, 1] })
})

describe('the end of a connection', () => {
  // https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
  const kinds: Readonly<Record<number, string>> = {
    1000: 'resume',
    1001: 'resume',
    1006: 'resume',
    4000: 'resume',
    4001: 'resume',
    4002: 'resume',
    4003: 'anew',
    4004: 'final',
    4005: 'resume',
    4007: 'anew',
    4008: 'resume',
    4009: 'anew',
    4010: 'final',
    4011: 'reshard',
    4012: 'final',
    4013: 'final',
    4014: 'final',
  }
  test.each(Object.entries(kinds))('with %s: %s', (code, kind) => {
    expect(nextAfter(Number(code)).kind).toBe(kind)
  })

  test('for good says what an operator does', () => {
    expect(nextAfter(4014)).toMatchObject({ reason: expect.stringContaining('Message Content Intent') })
    expect(nextAfter(4004)).toMatchObject({ reason: expect.stringContaining('discordBotToken') })
  })
})

test('tries follow each other more slowly, up to a minute, and never all at the same time', () => {
  expect([0, 1, 2, 3, 10, 99].map((failures) => backOff(failures, 0))).toEqual([500, 1000, 2000, 4000, 30_000, 30_000])
  expect([0, 99].map((failures) => backOff(failures, 1))).toEqual([1000, 60_000])
})
