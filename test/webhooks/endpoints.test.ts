import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_ENDPOINTS } from '#shared/webhooks/limits'
import { webhookMessages } from '#shared/webhooks/messages'
import { type WebhookWorld, webhookWorld } from './webhook-world.ts'

let world: WebhookWorld
beforeEach(async () => {
  world = await webhookWorld()
})
afterEach(() => world.stop())

const HOUR = 3_600_000
const ofEndpoint = '/v2/workspaces/{workspaceId}/webhooks/{endpointId}' as const
const sendTest = async (endpointId: string) => {
  await world.call(`POST ${ofEndpoint}/test`, { endpointId })
  await world.work()
}
const accepts = (secret: string, at: number): boolean => {
  const { text = '', headers } = world.receiver.received[at] ?? {}
  const real = Date.now
  Date.now = () => world.clock.now
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>)
    return true
  } catch {
    return false
  } finally {
    Date.now = real
  }
}

test('a secret is whsec_ with 32 bytes, sealed where it is stored, and shown to the owner on demand', async () => {
  const { endpoint, secret } = await world.add(['client_created'])
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(JSON.stringify(world.region.rows())).not.toContain(secret)
  expect((await world.call(`GET ${ofEndpoint}/secret`, { endpointId: endpoint.id })).body).toEqual({ secret })
  const { body } = await world.call('GET /v2/workspaces/{workspaceId}/webhooks')
  expect(JSON.stringify(body)).not.toContain('whsec_')
})

test('after a rotation deliveries have both signatures until the earlier secret ends', async () => {
  const { endpoint, secret: before } = await world.add(['client_created'])
  const rotate = () =>
    world.call(`POST ${ofEndpoint}/secret`, {
      endpointId: endpoint.id,
      replaces: endpoint.secretId,
      validFor: 'day',
    })
  const { secret: after } = (await rotate()).body
  // the answer was lost: the repeated call changes nothing
  expect((await rotate()).body.secret).toBe(after)
  expect(after).not.toBe(before)
  await sendTest(endpoint.id)
  expect([accepts(before, 0), accepts(after, 0)]).toEqual([true, true])
  world.clock.now += 24 * HOUR
  await sendTest(endpoint.id)
  expect([accepts(before, 1), accepts(after, 1)]).toEqual([false, true])
})

test('a rotation for a secret that leaked ends it, and earlier ones, at once', async () => {
  const { endpoint, secret: first } = await world.add(['client_created'])
  const rotate = async (replaces: string, validFor: string) =>
    (await world.call(`POST ${ofEndpoint}/secret`, { endpointId: endpoint.id, replaces, validFor })).body
  const { endpoint: second, secret } = await rotate(endpoint.secretId, 'week')
  await rotate(second.secretId, 'none')
  await sendTest(endpoint.id)
  expect([accepts(first, 0), accepts(secret, 0)]).toEqual([false, false])
})

test.each([
  'http://1.1.1.1/events',
  'ftp://1.1.1.1/events',
  'https://127.0.0.1/events',
  'https://[::1]/events',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.4/events',
  'https://0x7f.1/events',
  'https://user:word@1.1.1.1/events',
  'https://1.1.1.1:8443/events',
  'not an address',
  '',
])('the address %s is refused, where it is added and where it is changed', async (url) => {
  const { endpoint } = await world.add(['client_created'])
  for (const answer of [
    await world.call('POST /v2/workspaces/{workspaceId}/webhooks', { url, types: ['client_created'] }),
    await world.call(`PATCH ${ofEndpoint}`, { endpointId: endpoint.id, lastModified: endpoint.lastModified, url }),
  ])
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'url', message: webhookMessages.address }] } })
})

test('types that are unknown, or none, are refused; a type given twice counts once', async () => {
  const add = (types: readonly string[]) =>
    world.call('POST /v2/workspaces/{workspaceId}/webhooks', { url: 'https://1.1.1.1/', types })
  expect((await add([])).body.issues).toMatchObject([{ message: webhookMessages.noTypes }])
  expect((await add(['client_vanished'])).status).toBe(422)
  expect((await add(['test'])).status).toBe(422)
  expect((await add(['member_left', 'member_left'])).body.endpoint.types).toEqual(['member_left'])
})

test('a workspace has ten endpoints at most', async () => {
  for (let at = 0; at < MAX_ENDPOINTS; at++) await world.add(['client_created'])
  const { body } = await world.call('POST /v2/workspaces/{workspaceId}/webhooks', {
    url: world.receiver.url,
    types: ['client_created'],
  })
  expect(body).toMatchObject({ code: 'limit-reached', message: webhookMessages.tooMany(MAX_ENDPOINTS) })
})

test('of two changes from the same state the second is refused, and says so', async () => {
  const { endpoint } = await world.add(['client_created'])
  const change = (types: readonly string[]) =>
    world.call(`PATCH ${ofEndpoint}`, { endpointId: endpoint.id, lastModified: endpoint.lastModified, types })
  expect((await change(['agent_created'])).body.endpoint.types).toEqual(['agent_created'])
  expect((await change(['agent_deleted'])).body).toMatchObject({
    code: 'conflict',
    message: webhookMessages.changedMeanwhile,
  })
})

test('what changes an endpoint is in the workspace’s activity, without its secret', async () => {
  const { endpoint, secret } = await world.add(['client_created'])
  const { id: endpointId, secretId: replaces, lastModified } = endpoint
  await world.call(`PATCH ${ofEndpoint}`, { endpointId, lastModified, isOn: false })
  await world.call(`POST ${ofEndpoint}/secret`, { endpointId, replaces, validFor: 'day' })
  await world.call(`DELETE ${ofEndpoint}`, { endpointId })
  await world.call(`DELETE ${ofEndpoint}`, { endpointId })
  const audits = world.rows('audit').filter(({ action }) => String(action).startsWith('webhook'))
  expect(audits.map(({ action }) => action).toSorted()).toEqual([
    'webhook-secret.rotated',
    'webhook.added',
    'webhook.changed',
    'webhook.deleted',
  ])
  expect(JSON.stringify(audits)).not.toContain(secret)
})
