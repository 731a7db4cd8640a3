import { expect, onTestFinished, test, vi } from 'vitest'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { callProvider } from '#lib/fetch/call-provider'
import { replaceWorld, world } from '#lib/world'
import { fakeModel, finish } from '#test/support/worlds/chat-world'
import { channelWorld, inGroup, says, TOKEN } from './channel-world.ts'
import { refusal, telegramServer } from './telegram-server.ts'

/** Before the indicator vanishes. */
const RENEWAL_MS = 4_500

/** As long as the visitor's picture is waited for, once the turn is over. */
const PICTURE_PATIENCE_MS = 10_000

const untilAborted = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))

/** A bot and Telegram on loopback; the model answers when it is let. */
const presentWorld = async (options: Parameters<typeof channelWorld>[0] = {}) => {
  const telegram = await telegramServer()
  process.env.TELEGRAM_BASE_URL = telegram.origin
  onTestFinished(() => void delete process.env.TELEGRAM_BASE_URL)
  let letAnswer: () => void = () => undefined
  const isLet = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  const model = fakeModel(async function* () {
    await isLet
    yield* finish('An answer.')
  })
  const it = await channelWorld({ model, ...options, world: { call: callProvider, ...options.world } })
  const { sleep } = world()
  onTestFinished(
    replaceWorld({ sleep: (ms, signal) => (ms === RENEWAL_MS ? untilAborted(signal) : sleep(ms, signal)) }),
  )
  const shown = () => telegram.calls.filter(({ method }) => method === 'sendChatAction').map(({ body }) => body)
  return { ...it, telegram, shown, letAnswer }
}

const pressOf = (id: string, data = '01J.0.1') => ({
  callback_query: {
    id,
    from: { id: 5550001, is_bot: false, first_name: 'Ann' },
    chat_instance: '1',
    data,
    message: { message_id: 3, date: 1_800_000_000, chat: { id: 5550001, type: 'private' }, text: 'Which?' },
  },
})

test('while the agent writes the visitor sees that it does, renewed before it would vanish', async () => {
  const it = await presentWorld()
  const { sleep } = world()
  let renewals = 0
  const restore = replaceWorld({
    sleep: async (ms, signal) => {
      if (ms !== RENEWAL_MS) return sleep(ms, signal)
      if (++renewals === 3) it.letAnswer()
      if (renewals >= 3) await untilAborted(signal)
    },
  })
  await it.send(says('Hello'))
  await it.work()
  restore()
  expect(it.shown()).toEqual(Array(3).fill({ chat_id: 5_550_001, action: 'typing' }))
  expect(it.telegram.calls.every(({ token }) => token === TOKEN)).toBe(true)
  expect(await it.spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
})

test('in a topic of a group it is shown in that topic', async () => {
  const it = await presentWorld({ channels: { telegramGroups: 'mentioned' } })
  it.letAnswer()
  const topic = { is_topic_message: true, message_thread_id: 9 }
  await it.send(inGroup('/help', { ...topic, entities: [{ type: 'bot_command', offset: 0, length: 5 }] }))
  await it.work()
  await vi.waitFor(() => expect(it.shown()).toMatchObject([{ chat_id: -1_001_234_567_890, message_thread_id: 9 }]))
})

test.each([
  ['limits', refusal(429, 'Too Many Requests: retry after 9')],
  ['blocks', refusal(403, 'Forbidden: bot was blocked by the user')],
  ['hangs up on', 'hang up' as const],
])('a turn is answered although Telegram %s the bot, which is not asked again', async (_, answer) => {
  const it = await presentWorld()
  it.telegram.instead.sendChatAction = answer
  await it.send(says('Hello'))
  const working = it.work()
  await vi.waitFor(() => expect(it.shown()).toHaveLength(1))
  it.letAnswer()
  await working
  expect(await it.spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  expect(it.shown()).toHaveLength(1)
})

test('a Telegram that never answers delays no turn', async () => {
  const it = await presentWorld({ world: { call: () => new Promise(() => undefined) } })
  const { sleep } = world()
  onTestFinished(
    replaceWorld({ sleep: (ms, signal) => (ms === PICTURE_PATIENCE_MS ? Promise.resolve() : sleep(ms, signal)) }),
  )
  it.letAnswer()
  await it.send(says('Hello'))
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
})

test('a message that only the team answers shows nobody writing', async () => {
  const it = await presentWorld()
  it.letAnswer()
  await it.send(says('Hello'))
  await it.work()
  await vi.waitFor(() => expect(it.shown()).toHaveLength(1))
  const [head] = it.conversations()
  if (!head) throw new Error('no conversation')
  await attempt([heads.changing(head, { set: { state: 'human-chatting', silence: 'human' } })])
  await it.send(says('Are you there?'))
  await it.work()
  expect(it.shown()).toHaveLength(1)
})

test('a pressed button is answered before its lane has been quiet for long enough to be taken', async () => {
  const it = await presentWorld()
  it.letAnswer()
  const { sleep } = world()
  let answeredBefore = false
  const restore = replaceWorld({
    sleep: async (ms, signal) => {
      if (ms >= 1_000 && ms <= 1_500) {
        await vi.waitFor(() => expect(it.telegram.methods()).toContain('answerCallbackQuery'))
        answeredBefore = true
      }
      return sleep(ms, signal)
    },
  })
  await it.send(pressOf('77'))
  await it.work()
  restore()
  expect(answeredBefore).toBe(true)
  const answers = it.telegram.calls.filter(({ method }) => method === 'answerCallbackQuery')
  expect(answers).toMatchObject([{ token: TOKEN, body: { callback_query_id: '77' } }])
  expect(await it.spoken()).toEqual(['visitor: 01J.0.1', 'agent: An answer.'])
})

test('a press that Telegram has forgotten is a message all the same', async () => {
  const it = await presentWorld()
  it.letAnswer()
  it.telegram.instead.answerCallbackQuery = refusal(400, 'Bad Request: query is too old')
  await it.send(pressOf('78'))
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: 01J.0.1', 'agent: An answer.'])
})
