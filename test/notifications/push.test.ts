import { describe, expect, test } from 'vitest'
import { heads, messages } from '#functions/conversations/store'
import { vapidKeys } from '#functions/notifications/push/vapid-keys'
import { attempt } from '#lib/database/commit'
import { replaceSecrets } from '#lib/secrets'
import { newReceiverKeys, readPush, readVapid } from '#test/support/providers/push-receiver'
import { pushFixture, pushRoutes } from '#test/support/worlds/region-fixtures/push-fixture'

const NEWS = 'GET /v2/workspaces/{workspaceId}/notifications'
const SEEN = 'POST /v2/workspaces/{workspaceId}/notifications/seen'
const SETTINGS = 'PUT /v2/workspaces/{workspaceId}/notifications/settings'

const { agentId, devicesOf, fixture, happen, pushSeed, receivedBy, subscribe, tokenKeys } = pushFixture()

test('the stand-in reads messages as RFC 8291 writes them (its appendix A)', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const keys = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  expect(readPush(Buffer.from(body, 'base64url'), keys)).toBe('When I grow up, I want to be a watermelon')
})

test('a notification arrives in every subscribed browser, and only that browser’s keys decrypt it', async () => {
  const [mine, laptop, theirs] = [await subscribe(), await subscribe(), await subscribe(fixture.member)]
  await attempt([
    heads.creating({
      conversationId: fixture.conversationId,
      agentId,
      workspaceId: fixture.workspaceId,
      channel: 'web',
      state: 'requested_chat',
      startedAt: 1,
      lastAt: 1,
      lastText: 'I have asked the team to join.',
      visitor: 'v1',
      isTest: false,
      version: 'live',
      inbound: 1,
      answered: 1,
      turns: 1,
      milliCredits: 0,
      variables: { name: 'Marta Alves' },
    }),
    messages.creating({
      conversationId: fixture.conversationId,
      id: '01M00000000000000000000000',
      role: 'visitor',
      text: 'Can somebody call me about the refund of the bicycle that I bought in May?',
      at: 1,
    }),
  ])
  await (await happen())()
  for (const browser of [mine, laptop, theirs])
    expect(receivedBy(browser)).toEqual([
      {
        title: 'Marta Alves asked for a teammate',
        body: '“Can somebody call me about the refund of the bicy…”',
        path: `/app/eu/agents/${agentId}/convos?chat=${fixture.conversationId}`,
        at: expect.any(Number),
        tag: expect.stringMatching(/^1-/),
      },
    ])
  const [first] = fixture.service.calls
  expect(() => readPush(first?.body ?? Buffer.alloc(0), newReceiverKeys())).toThrow()
  expect(first?.body.length).toBeLessThan(4096)
  expect(JSON.stringify(first?.headers)).not.toMatch(/Marta|refund/)
})

test('a push is in the language of each reader’s dashboard', async () => {
  await fixture.region.invoke('POST /v2/me', { language: 'de' }, { token: fixture.member.token })
  const [mine, theirs] = [await subscribe(), await subscribe(fixture.member)]
  await (await happen())()
  expect(receivedBy(mine).map(({ title }) => title)).toEqual(['A visitor asked for a teammate'])
  expect(receivedBy(theirs).map(({ title }) => title)).toEqual(['Ein Besucher möchte mit dem Team sprechen'])
  await fixture.region.invoke('POST /v2/me', { language: 'de' }, { token: fixture.owner.token })
  await (await happen())()
  expect(receivedBy(mine).at(-1)?.title).toBe('Ein Besucher möchte mit dem Team sprechen')
})

test('a push names its sender, lifetime and topic', async () => {
  const { path } = await subscribe()
  await (await happen())()
  const headers = fixture.service.calls.find((call) => call.path === path)?.headers ?? {}
  expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)
  const { key, claims } = readVapid(String(headers.authorization))
  const { body } = await fixture.region.invoke(
    pushRoutes.list,
    { workspaceId: fixture.workspaceId },
    { token: fixture.owner.token },
  )
  expect(key).toBe(body.publicKey)
  expect(claims).toMatchObject({ aud: fixture.service.origin, sub: 'mailto:no-reply@example.com' })
  expect(Number(claims.exp) * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3600_000)
})

test('the second delivery of one event replaces the first: same topic, same tag', async () => {
  const browser = await subscribe()
  const push = await happen()
  await push()
  await push()
  const tags = receivedBy(browser).map(({ tag }) => tag)
  expect(tags).toHaveLength(2)
  expect(new Set(tags).size).toBe(1)
  expect(new Set(fixture.service.calls.map(({ headers }) => headers.topic)).size).toBe(1)
})

describe('no push is sent', () => {
  test('of a kind that is turned off', async () => {
    const [mine, theirs] = [await subscribe(), await subscribe(fixture.member)]
    await fixture.region.invoke(
      SETTINGS,
      { workspaceId: fixture.workspaceId, sound: true, off: ['person-requested'] },
      { token: fixture.owner.token },
    )
    await (await happen())()
    expect([receivedBy(mine), receivedBy(theirs)].map(({ length }) => length)).toEqual([0, 1])
  })

  test('of a seen notification', async () => {
    const mine = await subscribe()
    const push = await happen()
    const { body } = await fixture.region.invoke(
      NEWS,
      { workspaceId: fixture.workspaceId },
      { token: fixture.owner.token },
    )
    const ids = body.notifications.map(({ ID }: { ID: string }) => ID)
    await fixture.region.invoke(SEEN, { workspaceId: fixture.workspaceId, ids }, { token: fixture.owner.token })
    await push()
    expect(receivedBy(mine)).toEqual([])
  })

  test('to a former member, even if they were one when it happened', async () => {
    const theirs = await subscribe(fixture.member)
    const push = await happen()
    await fixture.region.invoke(
      'DELETE /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId: fixture.workspaceId, email: fixture.member.email },
      { token: fixture.owner.token },
    )
    await push()
    expect(receivedBy(theirs)).toEqual([])
  })

  test('to a browser that was turned off', async () => {
    const mine = await subscribe()
    const { status } = await fixture.region.invoke(
      pushRoutes.forget,
      { workspaceId: fixture.workspaceId, device: mine.device },
      { token: fixture.owner.token },
    )
    expect(status).toBe(200)
    await (await happen())()
    expect(receivedBy(mine)).toEqual([])
    expect(
      (
        await fixture.region.invoke(
          pushRoutes.forget,
          { workspaceId: fixture.workspaceId, device: mine.device },
          { token: fixture.owner.token },
        )
      ).status,
    ).toBe(200)
  })

  test('by an installation without a seed, which offers no key either', async () => {
    await subscribe()
    replaceSecrets({ tokenKeys })
    await (await happen())()
    expect(fixture.service.calls).toEqual([])
    expect(
      (
        await fixture.region.invoke(
          pushRoutes.list,
          { workspaceId: fixture.workspaceId },
          { token: fixture.owner.token },
        )
      ).body,
    ).not.toHaveProperty('publicKey')
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %i is not called again', async (status) => {
    const { path } = await subscribe()
    fixture.service.answerWith(path, status)
    await (await happen())()
    expect(await devicesOf()).toEqual([])
  })

  test.each([429, 500, 503])('that answers %i is called again by the next delivery', async (status) => {
    const browser = await subscribe()
    fixture.service.answerWith(browser.path, status)
    const push = await happen()
    await expect(push()).rejects.toThrow('1 of 1 push services did not take')
    fixture.service.answerWith(browser.path, 201)
    await push()
    expect(receivedBy(browser)).toHaveLength(2)
    expect(await devicesOf()).toEqual([browser.device])
  })

  test('that fails does not affect the others', async () => {
    const [broken, good] = [await subscribe(), await subscribe()]
    fixture.service.answerWith(broken.path, 500)
    await expect((await happen())()).rejects.toThrow('1 of 2 push services')
    expect(receivedBy(good)).toHaveLength(1)
  })

  test('that fails twenty times in a row is removed, and one that recovers is counted from zero', async () => {
    const { path, device } = await subscribe()
    const push = await happen()
    const fail = async (times: number) => {
      fixture.service.answerWith(path, 500)
      for (let count = 0; count < times; count++) await push().catch(() => undefined)
    }
    await fail(19)
    fixture.service.answerWith(path, 201)
    await push()
    await fail(19)
    expect(await devicesOf()).toEqual([device])
    await fail(1)
    expect(await devicesOf()).toEqual([])
  })
})

test('a seed always gives the same key, and another seed another', () => {
  const { publicKey, privateKey } = vapidKeys(pushSeed)
  expect(vapidKeys(pushSeed)).toEqual({ publicKey, privateKey })
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
  expect(vapidKeys(`${pushSeed}!`).publicKey).not.toBe(publicKey)
})
