import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handler } from '#functions/ops/canary/converse'
import { rates, windowAt } from '#lib/http/rates'
import { signCanaryToken } from '#lib/tokens/canary-token'
import { replaceWorld, world } from '#lib/world'
import { FREE_MILLI_CREDITS } from '#shared/billing/prices'
import { DEMO_STARTS_PER_DAY } from '#shared/conversations/demo/demo'
import { handlersOverHttp } from '#test/support/handlers/handlers-over-http'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { loggedLines } from '#test/support/handlers/logged-lines'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { metricsOf, releaseCalls } from './metrics-of.ts'

let region: TestRegion
let edge: Awaited<ReturnType<typeof handlersOverHttp>>
let broken: Server | undefined

beforeEach(async () => {
  region = await startRegion()
  edge = await handlersOverHttp(region)
  process.env.PUBLIC_URL = edge.origin
})
afterEach(async () => {
  delete process.env.PUBLIC_URL
  broken?.closeAllConnections()
  broken?.close()
  broken = undefined
  await edge.close()
  await region.stop()
})

const run = () => loggedLines(() => handler({}, lambdaContext()))
const keys = () =>
  region
    .rows()
    .map(({ pk, sk }) => `${pk} ${sk}`)
    .filter((key) => !key.startsWith('RATE#'))
const account = () => region.rows().find(({ pk, sk }) => pk === 'WS#canary' && sk === 'CREDIT')

/** An edge behind which the streaming gateway is gone. */
const stopStream = async (): Promise<void> => {
  broken = createServer(async (request, response) => {
    if (request.url?.startsWith('/chat/')) return void response.writeHead(502).end('<html>Bad gateway</html>')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = 'GET', headers } = request
    const answer = await fetch(`${edge.origin}${request.url}`, {
      method,
      headers: headers.authorization ? { authorization: headers.authorization } : {},
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => broken?.listen(0, '127.0.0.1', resolve))
  process.env.PUBLIC_URL = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
}

test('does what a visitor does, and leaves its agent, its account and its one grant, however often it runs', async () => {
  const lines = await run()
  expect(metricsOf('ops/canary/converse', lines)).toEqual([['canary', 1]])
  expect(edge.exchanges.map(({ key, status }) => [key.split(' ')[0], status])).toEqual([
    ['POST', 200],
    ['POST', 200],
    ['GET', 200],
    ['DELETE', 200],
  ])
  const left = keys()
  const [ledger] = left.filter((key) => key.startsWith('LED#'))
  const [agent] = left.filter((key) => key.startsWith('AGT#'))
  expect(agent).toMatch(/^AGT#\w{16} LIVE$/)
  expect(left.toSorted()).toEqual(['CANARY#AGENT META', 'WS#canary CREDIT', ledger, agent].toSorted())
  expect(account()?.balance).toBe(FREE_MILLI_CREDITS)

  await run()
  await run()
  expect(keys().toSorted()).toEqual(left.toSorted())
  expect(account()?.balance).toBe(FREE_MILLI_CREDITS)
  // no consumer counts or notifies for it: its conversations are tests, and its message is no question
  const replies = region.events().filter(({ type }) => type === 'conversations.reply-committed')
  expect(replies.length).toBe(3)
  for (const { data } of replies) expect(data).toMatchObject({ isTest: true, isUnanswered: false })
})

test('a turn that it takes is one that the failed turns are a share of', async () => {
  const turns = metricsOf('conversations/stream', await run())
  expect(turns).toEqual([['failed turns', 0]])
  const timedOut = { type: 'platform.report', record: { status: 'timeout' } }
  const lines = [{ message: 'turn ended', code: 'failed' }, { level: 'error', message: 'defect' }, timedOut]
  expect(metricsOf('conversations/stream', lines).map(([, value]) => value)).toEqual([1, 1, 1])
})

test('a stream that is gone is a zero and no error, and the conversation is deleted nevertheless', async () => {
  await stopStream()
  const lines = await run()
  expect(metricsOf('ops/canary/converse', lines)).toEqual([['canary', 0]])
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  expect(lines.filter(({ message }) => message === 'canary failed').map(({ error }) => error)).toEqual([
    expect.stringContaining('Problem'),
    expect.stringContaining('Problem'),
  ])
  expect(keys().filter((key) => /^(CONV|OWED|OUT)#/.test(key))).toEqual([])
  expect(account()?.balance).toBe(FREE_MILLI_CREDITS)
})

test('each of its calls counts for the release that answered it, as one that failed if it was a 500', async () => {
  process.env.RELEASE = 'newest'
  const lines = await run().finally(() => delete process.env.RELEASE)
  expect(releaseCalls(lines)).toEqual(Array.from({ length: 4 }, () => ['newest', 0]))
  const ended = (status: number) => ({ message: 'streamed', status, release: 'newest' })
  expect(releaseCalls([200, 404, 503, 500].map(ended)).map(([, failed]) => failed)).toEqual([0, 0, 0, 1])
  expect(releaseCalls([{ level: 'error', message: 'defect', release: 'newest' }])).toEqual([])
})

const START = 'POST /v2/public/agents/{agentId}/conversations'
const start = (agentId: string, demo: string) => region.invoke(START, { agentId, demo })
const canaryId = () => String(region.rows().find(({ pk }) => pk === 'CANARY#AGENT')?.agentId)

test('is not refused when a day’s demos are used up, and takes none of them', async () => {
  await atFixedTime(async () => {
    await run()
    const agentId = canaryId()
    const starts = region.rows().filter(({ pk }) => /^RATE#(demo|start)/.test(String(pk)))
    expect(starts).toEqual([])
    const day = { windowSeconds: 24 * 3600 }
    const { window, ttl } = windowAt(day, world().now())
    const id = { scope: `demo#${agentId}`, window }
    await rates.bump(id, { set: { ...id, ttl }, add: { count: DEMO_STARTS_PER_DAY - 1 } })
    expect(metricsOf('ops/canary/converse', await run())).toEqual([['canary', 1]])
    expect((await start(agentId, 'live')).status).toBe(200)
    expect((await start(agentId, 'live')).status).toBe(429)
    expect(metricsOf('ops/canary/converse', await run())).toEqual([['canary', 1]])
  })
})

test('what exempts it is no use to others: it is signed, for its own agent and for minutes', async () => {
  await run()
  const agentId = canaryId()
  const mark = await signCanaryToken(agentId)
  expect((await start(agentId, mark)).status).toBe(200)
  const unsigned = `cn1.${Buffer.from(JSON.stringify({ a: agentId, exp: 4e9 })).toString('base64url')}.AAAA`
  for (const other of [await signCanaryToken('another-agent-1'), unsigned, mark.replace('cn1.', 'dm1.')])
    expect((await start(agentId, other)).status).toBe(401)
  const undo = replaceWorld({ now: () => Date.now() + 5 * 60_000 + 1000 })
  expect((await start(agentId, mark)).status).toBe(401)
  undo()
})

test('without a public address nothing is measured', async () => {
  delete process.env.PUBLIC_URL
  expect(metricsOf('ops/canary/converse', await run())).toEqual([])
  expect(keys()).toEqual([])
})
