import { expect, test } from 'vitest'
import { resuming } from '#functions/channels/sending/resuming'
import { drains } from '#functions/channels/sending/store'
import { attempt } from '#lib/database/commit'
import { fakeModel, finish } from '#test/support/worlds/chat-world'
import { APPLICATION } from './discord-updates.ts'
import { ACCOUNT, ANN, discordWorld, ok, refusal } from './discord-world.ts'

const MINUTE = 60_000
const original = (token: string) => `webhooks/${APPLICATION}/${token}/messages/@original`

/** The model answers with the number of its call. */
const counting = () => {
  let count = 0
  return fakeModel(() => finish(`Answer ${++count}`))
}
const world = () => discordWorld({ model: counting(), settings: { vg_defaultModel: 'gpt-4o' } })

test('an answer that is late goes by the webhook', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  it.clock.now += 15 * MINUTE
  await it.drain()
  expect(it.requests()).toEqual([['POST', 'webhooks/<webhook>?wait=true', `<@${ANN.id}> Answer 1`]])
})

test.each([
  ['somebody has deleted', refusal(404, 10008, 'Unknown Message')],
  ['whose token has expired', refusal(401, 50027, 'Invalid Webhook Token')],
  ['that is unknown', refusal(404, 10015, 'Unknown Webhook')],
])('a place %s is given up: the answer goes by the webhook, and the channel is not broken', async (_, answer) => {
  const it = await world()
  const token = await it.ask('Are you open?')
  await it.work()
  it.answer(({ method }) => (method === 'PATCH' ? answer : ok()))
  await it.drain()
  expect(it.requests()).toEqual([
    ['PATCH', original(token), 'Answer 1'],
    ['POST', 'webhooks/<webhook>?wait=true', `<@${ANN.id}> Answer 1`],
  ])
  expect((await it.account())?.state).toBe('connected')
})

test('an edit whose answer was lost is repeated, since it is the same twice; a message by the webhook never is', async () => {
  const it = await world()
  const token = await it.ask('Are you open?')
  await it.work()
  let isLost = true
  it.answer(() => {
    const answer = isLost ? 'reset' : ok()
    isLost = false
    return answer
  })
  await it.drain()
  expect(it.requests()).toEqual([
    ['PATCH', original(token), 'Answer 1'],
    ['PATCH', original(token), 'Answer 1'],
  ])
  it.clock.now += 15 * MINUTE
  isLost = true
  const id = await it.say('Hello?')
  await it.drain()
  expect(it.requests()).toHaveLength(1)
  expect((await it.delivery(id))?.state).toBe('unknown')
})

test('429 is repeated after the time that Discord names', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  let isLimited = true
  it.answer(() => {
    const answer = isLimited ? refusal(429, 0, 'You are being rate limited.', { retry_after: 2.5 }) : ok()
    isLimited = false
    return answer
  })
  await it.drain()
  const [first, second] = it.asked
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2500)
  expect(it.asked).toHaveLength(2)
})

test('a webhook that is gone breaks the channel, is not asked again, and what waits is sent once it is connected anew', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  await it.drain()
  it.requests()
  it.clock.now += 15 * MINUTE
  it.answer(() => refusal(404, 10015, 'Unknown Webhook'))
  const id = await it.say('Hello?')
  await it.drain()
  expect(await it.account()).toMatchObject({ state: 'broken', reason: 'Unknown Webhook' })
  for (let hours = 1; hours < 12; hours++) {
    it.clock.now += 60 * MINUTE
    await it.drain()
  }
  expect(it.requests()).toHaveLength(1)
  expect((await drains.get({ account: ACCOUNT }, { consistent: true }))?.pausedUntil).toBeGreaterThan(it.clock.now)
  it.answer(ok)
  await attempt(resuming(ACCOUNT).writes)
  await it.drain()
  expect((await it.delivery(id))?.state).toBe('sent')
  expect((await it.account())?.state).toBe('connected')
})

test('what Discord refuses has failed with its words, and the next is sent', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  await it.drain()
  it.clock.now += 15 * MINUTE
  const errors = {
    content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }] },
  }
  it.answer(({ body }) => (/first/.test(body.content) ? refusal(400, 50035, 'Invalid Form Body', { errors }) : ok()))
  const [first, second] = [await it.say('first'), await it.say('second')]
  await it.drain()
  expect(await it.delivery(first)).toMatchObject({ state: 'failed', reason: 'Must be 2000 or fewer in length.' })
  expect((await it.delivery(second))?.state).toBe('sent')
})
