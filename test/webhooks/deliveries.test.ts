import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ClientCreated } from '#events/clients/events'
import { attempt } from '#lib/database/commit'
import { ATTEMPT_AT_MS } from '#shared/webhooks/limits'
import { type WebhookWorld, webhookWorld } from './webhook-world.ts'

let world: WebhookWorld
beforeEach(async () => {
  world = await webhookWorld({ twice: true })
})
afterEach(() => world.stop())

const MINUTE = 60_000
const client = { organisationId: 'org1', clientId: 'c1', clientName: 'Ada', clientEmail: 'ada@example.com' }

const create = async (clientId = 'c1') => {
  await attempt([], [ClientCreated({ workspaceId: world.owner.uid, ...client, clientId, operation: 'added' })])
  await world.work()
}
const log = async (endpointId: string, state?: 'failed') =>
  (
    await world.call('GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries', {
      endpointId,
      ...(state ? { state } : {}),
    })
  ).body.deliveries
const endpointNow = async () => (await world.call('GET /v2/workspaces/{workspaceId}/webhooks')).body.endpoints[0]
const headersOf = (at: number) => world.receiver.received[at]?.headers as Record<string, string>
const textOf = (at: number) => world.receiver.received[at]?.text ?? ''

/** The library reads the clock itself; ours stands in May 2026. */
const verified = (secret: string, at: number): unknown => {
  const real = Date.now
  Date.now = () => world.clock.now
  try {
    return new Webhook(secret).verify(textOf(at), headersOf(at))
  } finally {
    Date.now = real
  }
}

describe('an event that the endpoint subscribed to', () => {
  test('is posted once, signed by Standard Webhooks, however often the bus delivers it', async () => {
    const { endpoint, secret } = await world.add(['client_created'])
    await create()
    expect(world.receiver.received).toHaveLength(1)
    expect(verified(secret, 0)).toEqual({
      id: headersOf(0)['webhook-id'],
      version: 1,
      type: 'client_created',
      payload: { ...client, operation: 'added' },
      createdAt: world.clock.now,
    })
    expect(headersOf(0)['content-type']).toBe('application/json')
    expect(await log(endpoint.id)).toEqual([
      expect.objectContaining({ type: 'client_created', state: 'delivered', attempts: 1 }),
    ])
    expect(world.rows('due-webhook-delivery')).toEqual([])
  })

  test('has a signature that another secret, another body and another id refuse', async () => {
    const { secret } = await world.add(['client_created'])
    await create()
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`
    expect(() => verified(other, 0)).toThrow()
    Object.assign(world.receiver.received[0] ?? {}, { text: textOf(0).replace('Ada', 'Eve') })
    expect(() => verified(secret, 0)).toThrow()
  })

  test('is not posted to an endpoint of other types, to one that is off, or to another workspace', async () => {
    await world.add(['agent_created'])
    const { endpoint } = await world.add(['client_created'])
    await world.call('PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}', {
      endpointId: endpoint.id,
      lastModified: endpoint.lastModified,
      isOn: false,
    })
    await create()
    await attempt([], [ClientCreated({ workspaceId: 'another', ...client, operation: 'added' })])
    await world.work()
    expect(world.receiver.received).toEqual([])
  })

  test('names the workspace’s secret only where the owner asked for it, and never in the log', async () => {
    const { endpoint } = await world.add(['client_created'])
    await create('c1')
    await world.call('PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}', {
      endpointId: endpoint.id,
      lastModified: endpoint.lastModified,
      sendsWorkspaceSecret: true,
    })
    world.clock.now += MINUTE
    await create('c2')
    expect(textOf(0)).not.toContain(world.owner.secret)
    expect(world.receiver.received[1]?.body).toMatchObject({ workspaceSecret: world.owner.secret })
    const [{ id: deliveryId }] = await log(endpoint.id)
    const { body } = await world.call(
      'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}',
      { endpointId: endpoint.id, deliveryId },
    )
    expect(body.delivery.body).toContain('"clientId":"c2"')
    expect(JSON.stringify([body, world.rows('webhook-delivery')])).not.toContain(world.owner.secret)
  })
})

describe('an endpoint that fails', () => {
  test('is tried again at 1, 5 and 30 minutes, 2, 5, 10 and 23 hours under the same id, and then no more', async () => {
    const { endpoint } = await world.add(['client_created'])
    world.receiver.answer(() => ({ status: 500, body: 'no' }))
    const start = world.clock.now
    await create()
    const times = [0]
    for (let minute = 1; minute <= 25 * 60; minute++) {
      world.clock.now = start + minute * MINUTE
      const before = world.receiver.received.length
      await world.sweep()
      if (world.receiver.received.length > before) times.push(minute * MINUTE)
    }
    expect(times).toEqual([...ATTEMPT_AT_MS])
    const { received } = world.receiver
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ text }) => text)).size).toBe(1)
    expect(received.map(({ headers }) => Number(headers['webhook-timestamp']) * 1000)).toEqual(
      times.map((time) => start + time),
    )
    expect(await log(endpoint.id, 'failed')).toMatchObject([
      { state: 'failed', attempts: 8, last: { status: 500, answer: 'no' } },
    ])
    expect(world.rows('due-webhook-delivery')).toEqual([])
  })

  test('is asked later where it says Retry-After', async () => {
    await world.add(['client_created'])
    const start = world.clock.now
    world.receiver.answer(() => ({ status: 503, headers: { 'retry-after': '600' } }))
    await create()
    for (const minute of [1, 5, 9]) {
      world.clock.now = start + minute * MINUTE
      await world.sweep()
      expect(world.receiver.received).toHaveLength(1)
    }
    world.clock.now = start + 10 * MINUTE
    await world.sweep()
    expect(world.receiver.received).toHaveLength(2)
  })

  test('with a redirect is not followed', async () => {
    await world.add(['client_created'])
    world.receiver.answer(({ path }) => (path === '/hook' ? { status: 307, headers: { location: '/else' } } : {}))
    await create()
    expect(world.receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  })

  test('that answers 410 is turned off at once, and gets nothing more until it is turned on', async () => {
    const { endpoint } = await world.add(['client_created'])
    world.receiver.answer(() => ({ status: 410 }))
    await create()
    const off = await endpointNow()
    expect(off).toMatchObject({ isOn: false, offReason: 'gone' })
    await create('c2')
    expect(world.receiver.received).toHaveLength(1)
    world.receiver.answer(() => ({ status: 200 }))
    await world.call('PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}', {
      endpointId: endpoint.id,
      lastModified: off.lastModified,
      isOn: true,
    })
    expect(await endpointNow()).not.toHaveProperty('offReason')
    const { body } = await world.call('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/replay-failed', {
      endpointId: endpoint.id,
    })
    await world.work()
    expect(body).toEqual({ count: 1, isMore: false })
    expect(headersOf(1)['webhook-id']).toBe(headersOf(0)['webhook-id'])
    expect(await log(endpoint.id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(await log(endpoint.id, 'failed')).toEqual([])
  })

  test('for five days is turned off', async () => {
    await world.add(['client_created'])
    world.receiver.answer(() => ({ status: 500 }))
    await create('c1')
    expect(await endpointNow()).toMatchObject({ isOn: true, failingSince: world.clock.now })
    world.clock.now += 5 * 24 * 60 * MINUTE + 1
    await create('c2')
    expect(await endpointNow()).toMatchObject({ isOn: false, offReason: 'failing' })
  })

  test('does not hold another, nor itself after a worker that crashed', async () => {
    await using other = await (await import('#test/support/stand-ins/webhook-receiver')).webhookReceiver()
    process.env.SAFE_FETCH_ALLOW += `,${new URL(other.url).host}`
    const { endpoint } = await world.add(['client_created'])
    // a worker that died holds the lane until its lease is over
    const { takeLane } = await import('#functions/webhooks/sending/lane')
    await takeLane(endpoint.id)
    await world.add(['client_created'], other.url)
    await create()
    expect(other.received).toHaveLength(1)
    expect(world.receiver.received).toHaveLength(0)
    world.clock.now += MINUTE
    await world.sweep()
    expect(world.receiver.received).toHaveLength(1)
  })
})

test('a delivery is replayed under its id, one at a time', async () => {
  const { endpoint } = await world.add(['client_created'])
  await create()
  const [{ id: deliveryId }] = await log(endpoint.id)
  const replay = () =>
    world.call('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}/replay', {
      endpointId: endpoint.id,
      deliveryId,
    })
  expect((await replay()).status).toBe(200)
  expect((await replay()).body).toMatchObject({ code: 'conflict' })
  await world.work()
  expect(world.receiver.received.map(({ body }) => body.id)).toEqual([deliveryId, deliveryId])
})

test('a test event reaches an endpoint whatever it subscribed to', async () => {
  const { endpoint, secret } = await world.add(['agent_created'])
  await world.call('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/test', { endpointId: endpoint.id })
  await world.work()
  expect(verified(secret, 0)).toMatchObject({ type: 'test', payload: { endpointId: endpoint.id } })
})

test('what waits for an endpoint that was deleted is dropped', async () => {
  const { endpoint } = await world.add(['client_created'])
  world.receiver.answer(() => ({ status: 500 }))
  await create()
  await world.call('DELETE /v2/workspaces/{workspaceId}/webhooks/{endpointId}', { endpointId: endpoint.id })
  world.clock.now += MINUTE
  await world.sweep()
  expect(world.receiver.received).toHaveLength(1)
  expect(world.rows('due-webhook-delivery')).toEqual([])
})
