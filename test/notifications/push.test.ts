import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AssigneeChanged } from '#events/conversations/events'
import { heads } from '#functions/conversations/store'
import { handler as pushNotification } from '#functions/notifications/push/push-notification'
import { vapidKeys } from '#functions/notifications/push/vapid-keys'
import { handler as noteRequest } from '#functions/notifications/triggers/notify-handoff'
import { attempt } from '#lib/database/commit'
import { replaceSecrets } from '#lib/secrets'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import {
  newReceiverKeys,
  type ReceiverKeys,
  readPush,
  readVapid,
  subscriptionKeys,
} from '#test/support/providers/push-receiver'
import { type PushService, pushService } from '#test/support/providers/push-service'
import { blockedIpv4, oddSpellings } from '#test/support/samples/private-addresses'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const LIST = 'GET /v2/workspaces/{workspaceId}/notifications/push'
const KEEP = 'PUT /v2/workspaces/{workspaceId}/notifications/push'
const FORGET = 'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}'
const NEWS = 'GET /v2/workspaces/{workspaceId}/notifications'
const SEEN = 'POST /v2/workspaces/{workspaceId}/notifications/seen'
const SETTINGS = 'PUT /v2/workspaces/{workspaceId}/notifications/settings'
const agentId = 'pushing-agent-01'
const pushSeed = 'a seed of these tests, 32 letters or more'
const tokenKeys = ['0123456789abcdef0123456789abcdef']

let region: TestRegion
let service: PushService
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let member: typeof owner
let workspaceId: string
let conversationId: string
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  service = await pushService()
  Object.assign(process.env, {
    SAFE_FETCH_ALLOW: service.allow,
    PUBLIC_URL: 'https://app.example.com',
    MAIL_FROM: 'no-reply@example.com',
  })
})
afterAll(async () => {
  await region.stop()
  await service[Symbol.asyncDispose]()
})

beforeEach(async () => {
  replaceSecrets({ tokenKeys, originSecret: 'the-edge-of-these-tests', pushSeed })
  service.calls.length = 0
  owner = await region.newPerson()
  member = await region.newPerson()
  workspaceId = owner.uid
  conversationId = `01J0000000000000000000${String(++serial).padStart(4, '0')}`
  await region.database.send({
    constructor: { name: 'PutCommand' },
    input: {
      TableName: 'main',
      Item: {
        pk: `WS#${workspaceId}`,
        sk: `MEMBER#${member.email}`,
        uid: workspaceId,
        email: member.email,
        joinedAt: 1,
        kind: 'member',
      },
    },
  })
})

interface Browser {
  readonly path: string
  readonly keys: ReceiverKeys
  readonly device: string
}

const newEndpoint = () => `/push/${String(++serial).padStart(6, '0')}`

/** A user turns on push notifications in their own browser. */
const subscribe = async (person = owner, path = newEndpoint()): Promise<Browser> => {
  const keys = newReceiverKeys()
  const subscription = { endpoint: service.origin + path, keys: subscriptionKeys(keys) }
  const { body } = await region.invoke(KEEP, { workspaceId, ...subscription }, { token: person.token })
  return { path, keys, device: body.device }
}

/** A visitor asks for a human agent; returns the published events, to be delivered. */
const happen = async () => {
  const before = region.events().length
  await deliver(
    noteRequest,
    AssigneeChanged({
      workspaceId,
      agentId,
      conversationId,
      channel: 'web',
      messageId: 'M',
      from: 'ai-chatting',
      to: 'requested_chat',
      isTest: false,
    }),
  )
  const created = region.events().slice(before)
  return async () => {
    for (const event of created) await deliver(pushNotification, event)
  }
}

const receivedBy = ({ path, keys }: Browser) =>
  service.calls
    .filter((call) => call.path === path)
    .map(({ body }) => JSON.parse(readPush(body, keys)) as Record<string, unknown>)
const devicesOf = async ({ token } = owner): Promise<string[]> =>
  (await region.invoke(LIST, { workspaceId }, { token })).body.devices

test('the stand-in reads messages as RFC 8291 writes them (its appendix A)', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const keys = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  expect(readPush(Buffer.from(body, 'base64url'), keys)).toBe('When I grow up, I want to be a watermelon')
})

test('a notification arrives in every subscribed browser, and only that browser’s keys decrypt it', async () => {
  const [mine, laptop, theirs] = [await subscribe(), await subscribe(), await subscribe(member)]
  await attempt([
    heads.creating({
      conversationId,
      agentId,
      workspaceId,
      channel: 'web',
      state: 'requested_chat',
      startedAt: 1,
      lastAt: 1,
      lastText: 'Can somebody call me about the refund of the bicycle that I bought in May?',
      visitor: 'v1',
      isTest: false,
      version: 'live',
      inbound: 1,
      answered: 1,
      turns: 1,
      milliCredits: 0,
      variables: { name: 'Marta Alves' },
    }),
  ])
  await (await happen())()
  for (const browser of [mine, laptop, theirs])
    expect(receivedBy(browser)).toEqual([
      {
        title: 'Marta Alves asked for a teammate',
        body: '“Can somebody call me about the refund of the bicy…”',
        path: `/app/eu/agents/${agentId}/convos?chat=${conversationId}`,
        at: expect.any(Number),
        tag: expect.stringMatching(/^1-/),
      },
    ])
  const [first] = service.calls
  expect(() => readPush(first?.body ?? Buffer.alloc(0), newReceiverKeys())).toThrow()
  expect(first?.body.length).toBeLessThan(4096)
  expect(JSON.stringify(first?.headers)).not.toMatch(/Marta|refund/)
})

test('a push names its sender, lifetime and topic', async () => {
  const { path } = await subscribe()
  await (await happen())()
  const headers = service.calls.find((call) => call.path === path)?.headers ?? {}
  expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)
  const { key, claims } = readVapid(String(headers.authorization))
  const { body } = await region.invoke(LIST, { workspaceId }, { token: owner.token })
  expect(key).toBe(body.publicKey)
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@example.com' })
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
  expect(new Set(service.calls.map(({ headers }) => headers.topic)).size).toBe(1)
})

describe('no push is sent', () => {
  test('of a kind that is turned off', async () => {
    const [mine, theirs] = [await subscribe(), await subscribe(member)]
    await region.invoke(SETTINGS, { workspaceId, sound: true, off: ['person-requested'] }, { token: owner.token })
    await (await happen())()
    expect([receivedBy(mine), receivedBy(theirs)].map(({ length }) => length)).toEqual([0, 1])
  })

  test('of a seen notification', async () => {
    const mine = await subscribe()
    const push = await happen()
    const { body } = await region.invoke(NEWS, { workspaceId }, { token: owner.token })
    const ids = body.notifications.map(({ ID }: { ID: string }) => ID)
    await region.invoke(SEEN, { workspaceId, ids }, { token: owner.token })
    await push()
    expect(receivedBy(mine)).toEqual([])
  })

  test('to a former member, even if they were one when it happened', async () => {
    const theirs = await subscribe(member)
    const push = await happen()
    await region.invoke(
      'DELETE /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId, email: member.email },
      { token: owner.token },
    )
    await push()
    expect(receivedBy(theirs)).toEqual([])
  })

  test('to a browser that was turned off', async () => {
    const mine = await subscribe()
    const { status } = await region.invoke(FORGET, { workspaceId, device: mine.device }, { token: owner.token })
    expect(status).toBe(200)
    await (await happen())()
    expect(receivedBy(mine)).toEqual([])
    expect((await region.invoke(FORGET, { workspaceId, device: mine.device }, { token: owner.token })).status).toBe(200)
  })

  test('by an installation without a seed, which offers no key either', async () => {
    await subscribe()
    replaceSecrets({ tokenKeys })
    await (await happen())()
    expect(service.calls).toEqual([])
    expect((await region.invoke(LIST, { workspaceId }, { token: owner.token })).body).not.toHaveProperty('publicKey')
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %i is not called again', async (status) => {
    const { path } = await subscribe()
    service.answerWith(path, status)
    await (await happen())()
    expect(await devicesOf()).toEqual([])
  })

  test.each([429, 500, 503])('that answers %i is called again by the next delivery', async (status) => {
    const browser = await subscribe()
    service.answerWith(browser.path, status)
    const push = await happen()
    await expect(push()).rejects.toThrow('1 of 1 push services did not take')
    service.answerWith(browser.path, 201)
    await push()
    expect(receivedBy(browser)).toHaveLength(2)
    expect(await devicesOf()).toEqual([browser.device])
  })

  test('that fails does not affect the others', async () => {
    const [broken, good] = [await subscribe(), await subscribe()]
    service.answerWith(broken.path, 500)
    await expect((await happen())()).rejects.toThrow('1 of 2 push services')
    expect(receivedBy(good)).toHaveLength(1)
  })

  test('that fails twenty times in a row is removed, and one that recovers is counted from zero', async () => {
    const { path, device } = await subscribe()
    const push = await happen()
    const fail = async (times: number) => {
      service.answerWith(path, 500)
      for (let count = 0; count < times; count++) await push().catch(() => undefined)
    }
    await fail(19)
    service.answerWith(path, 201)
    await push()
    await fail(19)
    expect(await devicesOf()).toEqual([device])
    await fail(1)
    expect(await devicesOf()).toEqual([])
  })
})

describe('a browser', () => {
  test('that registers again is the same one', async () => {
    const { path, device } = await subscribe()
    expect((await subscribe(owner, path)).device).toBe(device)
    expect(await devicesOf()).toEqual([device])
  })

  test('is one of ten: the eleventh replaces the one that was not opened for longest', async () => {
    const browsers: Browser[] = []
    // all within one millisecond
    const eleventh = await atFixedTime(async () => {
      for (let count = 0; count < 10; count++) browsers.push(await subscribe())
      await subscribe(owner, browsers[0]?.path)
      return subscribe()
    })
    const [first, second, ...others] = browsers
    const kept = [first, ...others, eleventh].map((browser) => browser?.device)
    expect((await devicesOf()).toSorted()).toEqual(kept.toSorted())
    expect(kept).not.toContain(second?.device)
  })

  test('never reveals its endpoint', async () => {
    const { path } = await subscribe()
    expect(JSON.stringify((await region.invoke(LIST, { workspaceId }, { token: owner.token })).body)).not.toContain(
      path,
    )
  })
})

describe('another member’s browser', () => {
  test('is neither listed nor turned off by others of the workspace', async () => {
    const { device } = await subscribe()
    expect(await devicesOf(member)).toEqual([])
    await region.invoke(FORGET, { workspaceId, device }, { token: member.token })
    expect(await devicesOf()).toEqual([device])
  })

  test.each([
    ['another owner', 404],
    ['the workspace’s secret', 403],
  ])('is out of reach of %s', async (who, expected) => {
    const { device } = await subscribe()
    const other = await region.newPerson()
    const token = who === 'another owner' ? other.token : owner.secret
    const subscription = { endpoint: service.origin + newEndpoint(), keys: subscriptionKeys(newReceiverKeys()) }
    expect((await region.invoke(LIST, { workspaceId }, { token })).status).toBe(expected)
    expect((await region.invoke(KEEP, { workspaceId, ...subscription }, { token })).status).toBe(expected)
    expect((await region.invoke(FORGET, { workspaceId, device }, { token })).status).toBe(expected)
    expect(await devicesOf()).toEqual([device])
  })
})

describe('an endpoint is refused', () => {
  const keep = async (endpoint: string, keys = subscriptionKeys(newReceiverKeys())) =>
    (await region.invoke(KEEP, { workspaceId, endpoint, keys }, { token: owner.token })).status

  test.each([...blockedIpv4, ...oddSpellings])('that leads to %s', async (address) => {
    expect(await keep(`https://${address}/push`)).toBe(422)
    expect(await devicesOf()).toEqual([])
  })

  test.each([
    ['plain http', 'http://93.184.215.14/push'],
    ['another port', 'https://93.184.215.14:8443/push'],
    ['credentials', 'https://me:secret@93.184.215.14/push'],
    ['another scheme', 'ftp://93.184.215.14/push'],
    ['a loopback port that the local run does not name', 'http://127.0.0.1:1/push'],
    ['far too much text', `https://93.184.215.14/${'x'.repeat(1500)}`],
  ])('with %s', async (_what, endpoint) => expect(await keep(endpoint)).toBe(422))

  test('with a key that is not on the curve, or a secret that is too short', async () => {
    const { p256dh, auth } = subscriptionKeys(newReceiverKeys())
    const endpoint = 'https://93.184.215.14/push'
    expect(await keep(endpoint, { p256dh: `B${'A'.repeat(86)}`, auth })).toBe(422)
    expect(await keep(endpoint, { p256dh, auth: 'AAAA' })).toBe(422)
    expect(await keep(endpoint, { p256dh, auth })).toBe(200)
  })

  test('by the push itself, if it resolves to another address by then', async () => {
    const { path } = await subscribe()
    process.env.SAFE_FETCH_ALLOW = ''
    try {
      await (await happen())()
    } finally {
      process.env.SAFE_FETCH_ALLOW = service.allow
    }
    expect(service.calls.filter((call) => call.path === path)).toEqual([])
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
