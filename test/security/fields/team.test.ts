import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { replaceWorld } from '#lib/world'
import { api } from '#shared/api'
import { type Contract, parseRouteKey, pathParameters, type Route, type RouteKey } from '#shared/contract'
import { inputs } from '#test/security/inputs'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { answerAsMeta } from '#test/support/providers/answer-as-meta'
import { fontService } from '#test/support/providers/font-service'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { hostileValues } from './hostile-values.ts'

let region: TestRegion
let fonts: AsyncDisposable
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let visitor: { conversationId: string; token: string }
let testConversationId: string
const agentId = 'fields-agent-001'

let unseal: () => void
beforeAll(async () => {
  region = await startRegion()
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: 'secret', metaVerifyToken: 'verify' })
  replaceWorld({ call: answerAsMeta })
  process.env.PUBLIC_URL = 'http://localhost:3000'
  fonts = await fontService()
  unseal = sealInMemory()
  owner = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Fields' }, { token: owner.token })
  visitor = (await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })).body
  const test = await region.invoke('POST /v2/agents/{agentId}/test-conversations', { agentId }, { token: owner.token })
  testConversationId = test.body.conversationId
})
afterAll(async () => {
  await fonts[Symbol.asyncDispose]()
  unseal()
  replaceAppSecrets(undefined)
  return region.stop()
})

const routes = Object.values(api as Readonly<Record<string, Contract>>).flatMap(
  (contract) => Object.entries(contract) as [RouteKey, Route][],
)

const bodyFields = (key: RouteKey, route: Route): string[] => {
  const { method, path } = parseRouteKey(key)
  if (method === 'GET' || method === 'DELETE') return []
  const { properties = {} } = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object
  }
  return Object.keys(properties).filter((name) => !pathParameters(path).includes(name))
}

const cases = routes.flatMap(([key, route]) => bodyFields(key, route).map((field) => [key, field] as const))
const ids = () => ({
  workspaceId: owner.uid,
  agentId,
  conversationId: visitor.conversationId,
  testConversationId,
  ownWorkspaceId: owner.uid,
})
const good = (key: RouteKey) => inputs[key as keyof typeof inputs](ids()) as Record<string, unknown>
const call = (key: RouteKey, input: Record<string, unknown>, rawBody?: string): Promise<{ status: number }> => {
  const route = routes.find(([name]) => name === key)?.[1]
  const how = {
    token: route?.auth === 'conversation:take-part' ? visitor.token : owner.token,
    ...(rawBody === undefined ? {} : { rawBody }),
  }
  return route?.stream
    ? invokeStream(key, input, how)
    : region.invoke(key as Parameters<TestRegion['invoke']>[0], input, how)
}

test.each(cases)('%s: field %s survives every kind of value', async (key, field) => {
  for (const value of hostileValues) {
    const { status } = await call(key, { ...good(key), [field]: value })
    expect(status, `${field} = ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500)
  }
})

const withBody = routes.filter(([key]) => key.startsWith('POST'))

test.each(withBody)('%s: a broken body is the caller’s mistake', async (key) => {
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '12',
    '{"a":',
    '\ufeff{}',
    '{"__proto__":{"x":1}}',
    'x'.repeat(1_200_000),
  ]) {
    const { status } = await call(key, good(key), body)
    expect(status, body.slice(0, 20)).toBeLessThan(500)
  }
})

test('a body over a megabyte is refused as too large', async () => {
  const { status } = await call('POST /v2/me', {}, JSON.stringify({ referredFrom: 'x'.repeat(1_200_000) }))
  expect(status).toBe(413)
})

const withCursor = routes.filter(([, { input }]) => 'after' in ((input as { shape?: object }).shape ?? {}))

test.each(withCursor)('%s: a made-up cursor is the caller’s mistake', async (key) => {
  const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const keyOf = (pk: string, sk: string) => coded({ pk, sk, gsi1pk: pk, gsi1sk: sk })
  for (const after of [
    'MQ',
    coded('x'),
    coded([]),
    coded({}),
    coded({ pk: 1 }),
    coded({ pk: `AGT#${agentId}`, sk: 'META' }),
    coded({ pk: '', sk: '' }),
    keyOf(`WS#${owner.uid}`, 'META'),
    keyOf('WS#elsewhere', 'AGT#x'),
    keyOf('x'.repeat(3000), 'META'),
  ]) {
    const { status } = await call(key, { ...good(key), after })
    expect(status, after).toBeLessThan(500)
  }
})

test('a message in which an emoji was cut through is kept, without its half', async () => {
  const key = 'POST /v2/agents/{agentId}'
  const { status, body } = await region.invoke(
    key,
    { agentId, description: 'Hello \ud83d there' },
    { token: owner.token },
  )
  expect(status).toBe(200)
  expect(body.data.description).toBe('Hello \ufffd there')
})

test('a mail without a word is refused', async () => {
  const key = 'POST /v2/workspaces/{workspaceId}/email'
  for (const html of ['<a '.repeat(20), '<!--'.repeat(20), '<p> </p>']) {
    const input = { workspaceId: owner.uid, to: owner.email, subject: 'Hello', html }
    const { status, body } = await region.invoke(key, input, { token: owner.token })
    expect(status, html).toBe(422)
    expect(body.message).toBe('Please write a message.')
  }
})

test.each(routes.filter(([key]) => key.includes('{')))(
  '%s: strange ids in the path are the caller’s mistake',
  async (key, route) => {
    const { path } = parseRouteKey(key)
    for (const id of [
      '',
      ' ',
      'x'.repeat(3000),
      '..',
      '../META',
      'a#b',
      'x'.repeat(5000),
      '\u0000',
      '%00',
      '☃',
      'null',
      '{}',
    ]) {
      for (const name of pathParameters(path)) {
        const { status } = await call(key, { ...good(key), [name]: id })
        // a public answer may be the same for all unknown callers
        if (route.auth !== 'public') expect(status, `${name} = ${id.slice(0, 10)}`).toBeGreaterThanOrEqual(400)
        expect(status, `${name} = ${id.slice(0, 10)}`).toBeLessThan(500)
      }
    }
  },
)
