import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ClientCreated } from '#events/clients/events'
import { keepLane, takeLane } from '#functions/webhooks/sending/lane'
import { nextAttempt } from '#functions/webhooks/sending/next-attempt'
import { settle } from '#functions/webhooks/sending/settle'
import { deliveries, dueDeliveries, endpoints } from '#functions/webhooks/store'
import { attempt } from '#lib/database/commit'
import { type WebhookWorld, webhookWorld } from './webhook-world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let world: WebhookWorld
beforeEach(async () => {
  world = await webhookWorld()
})
afterEach(() => world.stop())

const happen = (...ids: string[]) =>
  attempt(
    [],
    ids.map((clientId) =>
      ClientCreated({
        workspaceId: world.owner.uid,
        organisationId: 'org1',
        clientId,
        clientName: 'Ada',
        clientEmail: 'ada@example.com',
        operation: 'added',
      }),
    ),
  )
const rowsOf = async (endpointId: string) => {
  const endpoint = await endpoints.get({ workspaceId: world.owner.uid, id: endpointId })
  const { items } = await deliveries.list(`EP#${endpointId}`, 'DLV#', {})
  if (!endpoint || !items[0]) throw new Error('nothing was queued')
  return { endpoint, delivery: items[0] }
}

describe('of two workers of one endpoint', () => {
  test('that come at once one posts', async () => {
    const { endpoint } = await world.add(['client_created'])
    const taken = await Promise.all([takeLane(endpoint.id), takeLane(endpoint.id)])
    expect(taken.filter((lane) => lane !== undefined)).toHaveLength(1)
  })

  test('the one whose lease was over stops before its next batch', async () => {
    const { endpoint } = await world.add(['client_created'])
    let other: ReturnType<typeof takeLane> | undefined
    world.receiver.answer(async () => {
      if (!other) world.clock.now += 41_000
      other ??= takeLane(endpoint.id)
      await other
      return {}
    })
    await happen(...Array.from({ length: 9 }, (_, at) => `c${at}`))
    await world.work()
    expect(world.receiver.received).toHaveLength(8)
    const lane = await other
    expect(lane && (await keepLane(lane))).toBe(true)
  })

  test('one counts an attempt that both made', async () => {
    const { endpoint: of } = await world.add(['client_created'])
    world.receiver.answer(() => ({ status: 500 }))
    await happen('c1')
    await world.work()
    const { endpoint, delivery } = await rowsOf(of.id)
    const posted = { isAccepted: false, attempt: { at: world.clock.now, durationMs: 1, status: 500 } }
    await settle(endpoint, delivery, posted)
    await settle(endpoint, delivery, posted)
    expect((await rowsOf(of.id)).delivery).toMatchObject({ tries: 2, attempts: { length: 2 } })
  })
})

test('what was due at another time than its delivery says is not posted', async () => {
  const { endpoint: of } = await world.add(['client_created'])
  world.receiver.answer(() => ({ status: 500 }))
  await happen('c1')
  await world.work()
  const { delivery } = await rowsOf(of.id)
  await attempt([dueDeliveries.putting({ ...delivery, at: world.clock.now })])
  await world.sweep()
  expect(world.receiver.received).toHaveLength(1)
  expect(world.rows('due-webhook-delivery')).toMatchObject([{ at: delivery.nextAt }])
})

describe('the next attempt', () => {
  const startedAt = Date.UTC(2026, 4, 4)

  test('of one that was late keeps a minute’s distance', () => {
    expect(nextAttempt({ startedAt, tries: 1 }, startedAt + 3 * HOUR)).toBe(startedAt + 3 * HOUR + MINUTE)
  })

  test('is put off by Retry-After up to a day after the first, and no further', () => {
    const now = startedAt + MINUTE
    expect(nextAttempt({ startedAt, tries: 2 }, now, 20 * HOUR)).toBe(now + 20 * HOUR)
    expect(nextAttempt({ startedAt, tries: 2 }, now, 90 * 24 * HOUR)).toBe(startedAt + 24 * HOUR)
  })
})

describe('an endpoint counts as failing', () => {
  const failingSince = async (id: string) => (await rowsOf(id)).endpoint.failingSince
  const failOnce = async () => {
    const { endpoint } = await world.add(['client_created'])
    await happen('c1')
    await world.work()
    world.receiver.answer(() => ({ status: 500 }))
    await happen('c2')
    await world.work()
    expect(await failingSince(endpoint.id)).toBe(world.clock.now)
    return endpoint
  }

  test('until it accepts something, be it within the same minute', async () => {
    const { id } = await failOnce()
    world.receiver.answer(() => ({}))
    await happen('c3')
    await world.work()
    expect(await failingSince(id)).toBeUndefined()
  })

  test('until it is moved', async () => {
    const { id: endpointId } = await failOnce()
    const { endpoint } = await rowsOf(endpointId)
    const { lastModified, url } = endpoint
    const key = 'PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}'
    await world.call(key, { endpointId, lastModified, url })
    expect(await failingSince(endpointId)).toBe(world.clock.now)
    const moved = { endpointId, lastModified: lastModified + 1, url: `${url}/moved` }
    expect((await world.call(key, moved)).status).toBe(200)
    expect(await failingSince(endpointId)).toBeUndefined()
  })
})

test('a delivery has four signatures at most, however often the secret is rotated', async () => {
  const { endpoint } = await world.add(['client_created'])
  let replaces = endpoint.secretId
  for (let times = 0; times < 5; times++) {
    world.clock.now += 1000
    const input = { endpointId: endpoint.id, replaces, validFor: 'week' }
    const { body } = await world.call('POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret', input)
    replaces = body.endpoint.secretId
  }
  await happen('c1')
  await world.work()
  expect(String(world.receiver.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(4)
})
