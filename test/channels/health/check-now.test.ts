import { expect, test } from 'vitest'
import { channelMessages } from '#shared/channels/messages'
import { HOUR_MS, healthWorld } from '#test/channels/health-world'
import { refusal } from '#test/channels/telegram-server'

const CHECK = 'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check'

const world = async (bot: number) => {
  const it = await healthWorld()
  const agentId = await it.connect(bot)
  await it.settle()
  const check = (by = it.owner, more: object = {}) =>
    it.region.invoke(CHECK, { agentId, kind: 'telegram', externalId: String(bot), ...more }, by)
  return { ...it, agentId, check }
}

test('a member has the provider asked at once, and reads what it says; the bell rings once', async () => {
  const { check, instead, settle, bell, watched, probe } = await world(301)
  const dueAt = watched(301)?.dueAt
  expect((await check()).body).toMatchObject({ isReached: true, account: { state: 'connected' } })
  instead.getMe = refusal(401, 'Unauthorized')
  instead.getWebhookInfo = refusal(401, 'Unauthorized')
  for (let time = 0; time < 2; time++)
    expect((await check()).body).toMatchObject({
      isReached: true,
      account: { state: 'broken', reason: 'Unauthorized', since: expect.any(Number) },
    })
  // its next probe is when it was
  expect(watched(301)?.dueAt).toBe(dueAt)
  await probe(HOUR_MS)
  await settle()
  expect(await bell()).toHaveLength(1)
})

test('a provider that cannot be asked changes nothing, and the answer says so', async () => {
  const { check, instead } = await world(302)
  instead.getMe = 'hang up'
  instead.getWebhookInfo = 'hang up'
  expect((await check()).body).toMatchObject({ isReached: false, account: { state: 'connected' } })
})

test('the fifth check within a minute is refused, and the provider is not asked', async () => {
  const { check, asked } = await world(303)
  const answers = []
  for (let time = 0; time < 5; time++) answers.push(await check())
  const refused = answers.filter(({ status }) => status === 429)
  // the minute may have turned in between
  expect(refused.length).toBeLessThanOrEqual(1)
  for (let time = 0; time < 5 && refused.length === 0; time++) {
    const answer = await check()
    if (answer.status === 429) refused.push(answer)
  }
  expect(refused[0]?.body).toMatchObject({ code: 'rate-limited', message: channelMessages.checkedOften })
  asked()
  expect((await check()).status).toBe(429)
  expect(asked()).toBe(0)
})

test('an account is checked for its own agent and workspace only', async () => {
  const { check, newAgent, region, asked } = await world(304)
  asked()
  expect((await check(undefined, { agentId: await newAgent() })).status).toBe(404)
  expect((await check(undefined, { externalId: '305' })).status).toBe(404)
  expect((await check(undefined, { kind: 'whatsapp' })).status).toBe(404)
  expect((await check(await region.newPerson())).status).toBe(404)
  expect(asked()).toBe(0)
})
