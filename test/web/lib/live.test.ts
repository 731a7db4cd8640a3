import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LiveMessage, LiveRequest } from '#shared/notifications/live'
import { listenLive } from '#web/lib/live/live.ts'
import { authoriseCallsWith } from '#web/lib/session/bearer.ts'
import { memberToken } from '#web/lib/session/member-token.ts'

const topic = { kind: 'workspace', workspaceId: 'w' } as const
const payload = { sub: 'me', email: 'me@parley.example', exp: Math.floor(Date.now() / 1000) + 3600 }
const token = `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

let server: WebSocketServer
const sockets: WebSocket[] = []
let requests: LiveRequest[]

// a page reads the live server's address once, and keeps a region's connection: each test has a region of its own
beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (text) => requests.push(JSON.parse(String(text))))
  })
  const { port } = server.address() as AddressInfo
  const pool = { signIn: { userPoolId: 'pool', userPoolClientId: 'client' }, liveUrl: `ws://127.0.0.1:${port}` }
  const cookie = ['idToken', 'accessToken', 'refreshToken']
    .map((name) => `CognitoIdentityServiceProvider.client.me.${name}=${token}`)
    .concat('CognitoIdentityServiceProvider.client.LastAuthUser=me')
    .join('; ')
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie, visibilityState: 'visible' }))
  authoriseCallsWith({ token: memberToken(async () => undefined) })
  vi.stubGlobal('fetch', async () => Response.json({ regions: { eu: pool, na: pool }, defaultRegion: 'eu' }))
})
beforeEach(() => {
  requests = []
})
afterAll(() => {
  for (const socket of sockets) socket.terminate()
  server.close()
  vi.unstubAllGlobals()
})

const say = (message: LiveMessage) => sockets.at(-1)?.send(JSON.stringify(message))
const subscriptions = () => requests.filter(({ type }) => type === 'subscribe').length

test('a part is live from the moment its subscription is confirmed until the connection is lost', async () => {
  const states: boolean[] = []
  const other: boolean[] = []
  let changes = 0
  const onChanged = () => changes++
  listenLive('eu', { topic, onChanged, onState: (isHeard) => states.push(isHeard) })
  listenLive('eu', { topic: { ...topic, workspaceId: 'x' }, onChanged, onState: (isHeard) => other.push(isHeard) })
  await vi.waitFor(() => expect(subscriptions()).toBe(2), 20_000)
  // an open connection, and a refused subscription, are not enough
  say({ type: 'refused', code: 'limit-reached', message: 'too many' })
  say({ type: 'notified', workspaceId: 'w', at: 1 })
  await vi.waitFor(() => expect(changes).toBe(1), 20_000)
  expect([...states, ...other]).not.toContain(true)
  say({ type: 'subscribed', topic })
  await vi.waitFor(() => expect(states.at(-1)).toBe(true), 20_000)
  expect(other).not.toContain(true)
  // once lost, it is no longer live until another confirmation
  sockets[0]?.terminate()
  await vi.waitFor(() => expect(states.at(-1)).toBe(false), 20_000)
  await vi.waitFor(() => expect(subscriptions()).toBe(4), 20_000)
  expect(states.at(-1)).toBe(false)
  say({ type: 'subscribed', topic })
  await vi.waitFor(() => expect(states.at(-1)).toBe(true), 20_000)
})

test('a part that joins a confirmed topic is live at once, without a subscription of its own', async () => {
  const states: boolean[] = []
  const joining = { topic, onChanged: () => undefined, onState: (isHeard: boolean) => void states.push(isHeard) }
  listenLive('eu', joining)
  expect(states).toEqual([true])
  expect(subscriptions()).toBe(0)
})

test('who has left a workspace is notified, and is no longer live', async () => {
  const states: boolean[] = []
  const changes: string[] = []
  listenLive('eu', {
    topic,
    onChanged: ({ type }) => void changes.push(type),
    onState: (isHeard) => void states.push(isHeard),
  })
  say({ type: 'left', workspaceId: 'w' })
  await vi.waitFor(() => expect(states).toEqual([true, false]), 20_000)
  expect(changes).toEqual(['left'])
})

test('a page that was hidden for an hour has no connection until it is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const show = (visibilityState: string) => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const open = sockets.at(-1)
  const [before, closed] = [sockets.length, open && once(open, 'close')]
  show('hidden')
  vi.advanceTimersByTime(3_599_000)
  expect(open?.readyState).toBe(1)
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  await closed
  show('visible')
  await vi.waitFor(() => expect(sockets.length).toBe(before + 1), 20_000)
  await vi.waitFor(() => expect(subscriptions()).toBe(2), 20_000)
})

test('an unmounting part unsubscribes only if no other part listens to its topic', async () => {
  const nothing = () => undefined
  const listening = { topic, onChanged: nothing, onState: nothing }
  const endFirst = listenLive('na', listening)
  let changes = 0
  const endSecond = listenLive('na', { ...listening, onChanged: () => changes++ })
  await vi.waitFor(() => expect(subscriptions()).toBe(1), 20_000)
  endFirst()
  const ended = () => requests.filter(({ type }) => type === 'unsubscribe')
  say({ type: 'notified', workspaceId: 'w', at: 1 })
  await vi.waitFor(() => expect(changes).toBe(1), 20_000)
  endSecond()
  // later messages arrive later
  listenLive('na', { ...listening, topic: { ...topic, workspaceId: 'x' } })
  await vi.waitFor(() => expect(subscriptions()).toBe(2), 20_000)
  expect(ended()).toEqual([{ type: 'unsubscribe', topic }])
})

test('a subscription that is not confirmed is asked for again, and not once it is', async () => {
  const states: boolean[] = []
  const onState = (isHeard: boolean) => void states.push(isHeard)
  const late = { ...topic, workspaceId: 'late' }
  listenLive('eu', { topic: late, onChanged: () => undefined, onState })
  await vi.waitFor(() => expect(subscriptions()).toBe(1), 20_000)
  // the connection is there; only the page's own timers are moved
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    listenLive('eu', { topic: { ...topic, workspaceId: 'later' }, onChanged: () => undefined, onState })
    say({ type: 'refused', code: 'internal', message: 'busy' })
    await vi.waitFor(() => expect(subscriptions()).toBe(2), 20_000)
    await vi.advanceTimersByTimeAsync(15_000)
    await vi.waitFor(() => expect(subscriptions()).toBe(3), 20_000)
    const text = JSON.stringify({ type: 'subscribed', topic: { ...topic, workspaceId: 'later' } } satisfies LiveMessage)
    // whichever connection the region has by now
    for (const socket of sockets) socket.send(text)
    await vi.waitFor(() => expect(states.at(-1)).toBe(true), 20_000)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(
      requests.filter(
        (it) => it.type === 'subscribe' && it.topic.kind === 'workspace' && it.topic.workspaceId === 'later',
      ),
    ).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
