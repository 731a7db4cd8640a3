import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handler as live } from '#functions/notifications/live/socket'
import { replaceWorld } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { socketEvent } from '#test/support/handlers/socket-event'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let now = 1_800_000_000_000
const closed: string[] = []
const undo: (() => void)[] = []

/** API Gateway's management API, reduced to closing connections. */
const management = createServer((request, response) => {
  if (request.method === 'DELETE') closed.push(decodeURIComponent(String(request.url).split('/').at(-1) ?? ''))
  response.writeHead(204).end()
})

beforeAll(async () => {
  region = await startRegion()
  undo.push(replaceWorld({ now: () => now }))
  await new Promise<void>((resolve) => management.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    LIVE_ENDPOINT: `http://127.0.0.1:${(management.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-central-1',
  })
})
afterAll(async () => {
  for (const back of undo) back()
  management.close()
  await region.stop()
})

const ping = (connectionId: string) => live(socketEvent(connectionId, 'MESSAGE', { type: 'ping' }), lambdaContext())

test('a connection that sends more than 100 messages in ten seconds is ended, its neighbour is not', async () => {
  for (let sent = 0; sent < 100; sent++) await ping('loud')
  await ping('quiet')
  expect(closed).toEqual([])
  await ping('loud')
  expect(closed).toEqual(['loud'])
  // what was on its way drops without a request each; should the first have failed, there is another
  for (let sent = 0; sent < 99; sent++) await ping('loud')
  expect(closed).toEqual(['loud'])
  await ping('loud')
  expect(closed.splice(1)).toEqual(['loud'])
  now += 10_000
  await ping('loud')
  expect(closed).toEqual(['loud'])
})

test('one address opens 300 connections a minute; another one is not affected', async () => {
  const connect = async (address: string, connectionId: string) => {
    const event = socketEvent(connectionId, 'CONNECT')
    const headers = { 'X-Origin-Secret': region.originSecret, 'CloudFront-Viewer-Address': `${address}:4711` }
    const { statusCode } = await live({ ...event, headers } as typeof event, lambdaContext())
    return statusCode
  }
  const answers = await Promise.all(Array.from({ length: 301 }, (_, at) => connect('203.0.113.7', `many-${at}`)))
  expect(answers.filter((status) => status === 200)).toHaveLength(300)
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
  expect(await connect('203.0.113.8', 'other')).toBe(200)
  now += 60_000
  expect(await connect('203.0.113.7', 'later')).toBe(200)
  // no address is stored, and one IPv6 network is one address
  expect(JSON.stringify(region.rows())).not.toContain('203.0.113.7')
  await connect('2001:db8::1', 'six')
  await connect('2001:db8::2', 'also-six')
  expect(region.rows().filter(({ pk, count }) => String(pk).includes('connect#') && count === 2)).toHaveLength(1)
})

test('a visitor subscribes 60 times in ten minutes to their conversation, over however many connections', async () => {
  const owner = await region.newPerson()
  const agentId = 'crowd-agent-0001'
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const start = async () => {
    const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
    return body as { conversationId: string; token: string }
  }
  const [mine, other] = [await start(), await start()]
  const subscribe = async (connectionId: string, { conversationId, token }: typeof mine) => {
    const message = { type: 'subscribe', topic: { kind: 'conversation', agentId, conversationId }, token }
    const { body } = await live(socketEvent(connectionId, 'MESSAGE', message), lambdaContext())
    return JSON.parse(String(body)) as { type: string; code?: string }
  }
  const answers = await Promise.all(Array.from({ length: 70 }, (_, at) => subscribe(`tab-${at}`, mine)))
  expect(answers.filter(({ type }) => type === 'subscribed')).toHaveLength(60)
  expect(answers.filter(({ code }) => code === 'rate-limited')).toHaveLength(10)
  // nobody else is affected: another visitor, or the team in this conversation
  expect(await subscribe('neighbour', other)).toMatchObject({ type: 'subscribed' })
  expect(await subscribe('team', { ...mine, token: owner.token })).toMatchObject({ type: 'subscribed' })
  now += 600_000
  expect(await subscribe('later', mine)).toMatchObject({ type: 'subscribed' })
})
