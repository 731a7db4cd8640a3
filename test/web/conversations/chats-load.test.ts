import { InfiniteQueryObserver, MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationSummary, Message } from '#shared/conversations/schema'
import { seededRandom } from '#test/support/worlds/seeded-random'
import { chatUpdates } from '#web/features/conversations/live/chat-updates.ts'
import { listedRows } from '#web/features/conversations/live/listed-rows.ts'
import { noLiveRows } from '#web/features/conversations/live/live-rows.ts'
import { markReadMutation } from '#web/features/conversations/live/mark-read.ts'
import { readMarker } from '#web/features/conversations/live/read-marker.ts'
import { conversationsQuery, liveRowsQuery, transcriptQuery } from '#web/features/conversations/queries.ts'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'

/**
 * Dashboards in simulated time: each tab has the real query client and everything that Chats does with live updates, over a
 * server that keeps conversations in memory, answers after 50 ms, and pushes late, twice and out of order.
 */
const AGENT = 'agent-of-the-load'
/** The model's time; no reply falls on the millisecond of a message. */
const REPLY_AFTER_MS = 6_533
const RUN_MS = 20_000
const [LIST_PAGE, MESSAGE_PAGE] = [50, 100]

interface Stored {
  summary: ConversationSummary
  readonly messages: Message[]
  readAt: number
}

let calls: { readonly at: number; readonly key: string }[]
let conversations: Map<string, Stored>
const random = seededRandom(12)

const idOf = (n: number) => `01J0000000000000000000${String(n).padStart(4, '0')}`
const summaryOf = ({ summary, readAt }: Stored) => ({ ...summary, isUnread: summary.lastAt > readAt })

const answer = (method: string, url: URL): object => {
  const from = Number(url.searchParams.get('after') ?? 0)
  const [, id, isSeen] = url.pathname.match(/conversations(?:\/(\w+)(\/seen)?)?$/) ?? []
  if (!id) {
    const sorted = [...conversations.values()].map(summaryOf).toSorted((one, other) => other.lastAt - one.lastAt)
    return { conversations: sorted.slice(from, from + LIST_PAGE), ...cursorOf(sorted, from + LIST_PAGE) }
  }
  const found = conversations.get(id)
  if (!found) throw new Error(`no conversation ${id}`)
  if (isSeen && method === 'POST') return { success: true }
  const messages = found.messages.slice(from, from + MESSAGE_PAGE)
  return { conversation: summaryOf(found), messages, ...cursorOf(found.messages, from + MESSAGE_PAGE) }
}
const cursorOf = (all: readonly object[], end: number) => (all.length > end ? { cursor: String(end) } : {})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  // a timer for each of a million notifications would take minutes
  notifyManager.setScheduler((notify) => queueMicrotask(notify))
  vi.stubGlobal('document', { cookie: '' })
  calls = []
  conversations = new Map()
  vi.stubGlobal('fetch', async (to: string, init: RequestInit = {}) => {
    if (to === '/config.json') return Response.json({ regions: { eu: { signIn } }, defaultRegion: 'eu' })
    const url = new URL(to, 'http://edge.test')
    const { method = 'GET' } = init
    const key = `${method} ${url.pathname.replace(/01J\w+/, '{id}').replace(/.*agents\/[^/]+\//, '')}`
    calls.push({ at: Date.now(), key })
    if (key.endsWith('/seen')) {
      const { at } = JSON.parse(String(init.body))
      const found = conversations.get(url.pathname.split('/').at(-2) ?? '')
      if (found) found.readAt = Math.max(found.readAt, Math.min(at, found.summary.lastAt))
    }
    const body = JSON.stringify(answer(method, url))
    await wait(50)
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signIn = { userPoolId: 'pool', userPoolClientId: 'client' }
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One tab with Chats and a conversation open, as its screens use them. */
const openTab = (current: string) => {
  const client = makeQueryClient(() => undefined)
  const list = new InfiniteQueryObserver(client, conversationsQuery('eu', AGENT, {}))
  const rows = new QueryObserver(client, liveRowsQuery('eu', AGENT))
  const transcript = new QueryObserver(client, transcriptQuery('eu', AGENT, current))
  const marking = new MutationObserver(client, markReadMutation('eu', AGENT, current))
  const marker = readMarker((upTo) => void marking.mutate(upTo))
  const updates = chatUpdates(client, 'eu', AGENT)
  let unreadAt = 0
  // like the screen's effect: once for each message that is unread
  const markUnread = (conversation: ConversationSummary | undefined) => {
    if (!conversation?.isUnread || conversation.lastAt === unreadAt) return
    unreadAt = conversation.lastAt
    marker.seen({ at: unreadAt })
  }
  const stops = [
    list.subscribe(() => undefined),
    rows.subscribe(() => undefined),
    transcript.subscribe(({ data }) => markUnread(data?.conversation)),
    marking.subscribe(() => undefined),
  ]
  return {
    updates,
    shown: () => {
      const { data, hasNextPage } = list.getCurrentResult()
      const live = rows.getCurrentResult().data ?? noLiveRows
      return listedRows({ pages: data?.pages ?? [], hasMore: hasNextPage, state: undefined }, live)
    },
    messages: () => transcript.getCurrentResult().data?.messages ?? [],
    close: () => {
      updates.stop()
      for (const stop of stops) stop()
      client.clear()
    },
  }
}

/** Stores a message and pushes the change to the tabs: late, one in five twice, so often out of order. */
const say = (
  id: string,
  role: 'visitor' | 'agent',
  tabs: readonly ReturnType<typeof openTab>[],
  openIds: readonly string[],
) => {
  const stored = conversations.get(id)
  if (!stored) return
  const at = Math.max(Date.now(), stored.summary.lastAt + 1)
  const message: Message = {
    id: `M${String(stored.messages.length).padStart(9, '0')}`,
    role,
    text: `${role} ${at}`,
    at,
  }
  stored.messages.push(message)
  stored.summary = { ...stored.summary, lastAt: at, lastText: message.text, turns: stored.summary.turns + 1 }
  const push = async () => {
    await wait(random.below(400))
    const row = { at: Date.now(), summary: summaryOf(stored) }
    await wait(random.below(600))
    const change = { type: 'changed', agentId: AGENT, conversationId: id, messageId: message.id, at, row } as const
    for (const [n, tab] of tabs.entries()) tab.updates.changed(change, openIds[n])
  }
  void push()
  if (random.chance(0.2)) void push()
}

const begin = (count: number) => {
  for (let n = 0; n < count; n++) {
    const at = Date.now() - 1000 - n
    const summary: ConversationSummary = {
      conversationId: idOf(n),
      agentId: AGENT,
      channel: 'web',
      state: 'ai-chatting',
      startedAt: at,
      lastAt: at,
      lastText: '',
      visitorName: '',
      turns: 0,
      credits: 0,
      isUnread: true,
    }
    conversations.set(idOf(n), { summary, messages: [], readAt: at })
  }
}

const run = async (openIds: readonly string[], turns: { readonly of: readonly string[]; readonly everyMs: number }) => {
  const tabs = openIds.map((id) => openTab(id))
  for (const [n, tab] of tabs.entries()) tab.updates.subscribed(openIds[n])
  await vi.advanceTimersByTimeAsync(10_000)
  calls = []
  const from = Date.now()
  for (let n = 0; n * turns.everyMs < RUN_MS; n++) {
    const id = turns.of[n % turns.of.length] ?? ''
    say(id, 'visitor', tabs, openIds)
    setTimeout(() => say(id, 'agent', tabs, openIds), REPLY_AFTER_MS)
    await vi.advanceTimersByTimeAsync(turns.everyMs)
  }
  const during = calls.filter(({ at }) => at < from + RUN_MS)
  await vi.advanceTimersByTimeAsync(30_000)
  const seconds = Array.from(
    { length: RUN_MS / 1000 },
    (_, s) => during.filter(({ at }) => Math.floor((at - from) / 1000) === s).length,
  )
  return { tabs, during, seconds }
}

test('a hundred tabs beside ten turns a second make under fifty calls a second, and show everything in order', async () => {
  begin(165)
  const all = [...conversations.keys()]
  const { tabs, during, seconds } = await run(all.slice(0, 100), { of: all, everyMs: 100 })
  expect(Math.max(...seconds)).toBeLessThan(50)
  expect(during.filter(({ key }) => key === 'GET conversations')).toHaveLength(0)
  const expected = [...conversations.values()].toSorted((one, other) => other.summary.lastAt - one.summary.lastAt)
  for (const [n, tab] of tabs.entries()) {
    const shown = tab.shown()
    expect(shown.map(({ conversationId }) => conversationId)).toEqual(
      expected.map(({ summary }) => summary.conversationId),
    )
    expect(shown.map(({ lastText }) => lastText)).toEqual(expected.map(({ summary }) => summary.lastText))
    const own = conversations.get(all[n] ?? '')
    expect(tab.messages()).toEqual(own?.messages)
    expect(shown.find(({ conversationId }) => conversationId === all[n])?.isUnread).toBe(false)
    tab.close()
  }
})

test('a tab fetches its conversation once a second at most, and marks it as read once in five', async () => {
  begin(3)
  const { tabs, during } = await run([idOf(0)], { of: [idOf(0)], everyMs: 100 })
  const of = (key: string) => during.filter((call) => call.key === key).length
  const messages = conversations.get(idOf(0))?.messages ?? []
  const seconds = RUN_MS / 1000
  // a long transcript is fetched from its last page on, so it costs one call more for each page that has filled
  expect(of('GET conversations/{id}')).toBeLessThanOrEqual(seconds + 1 + messages.length / MESSAGE_PAGE)
  expect(of('GET conversations/{id}')).toBeGreaterThan(seconds / 2)
  expect(of('POST conversations/{id}/seen')).toBeLessThanOrEqual(seconds / 5 + 1)
  expect(of('GET conversations')).toBe(0)
  for (const tab of tabs) {
    expect(tab.messages()).toEqual(messages)
    tab.close()
  }
})

test('a connection that comes back fetches the list and the open conversation once', async () => {
  begin(60)
  const tab = openTab(idOf(0))
  await vi.advanceTimersByTimeAsync(5_000)
  const count = () => calls.map(({ key }) => key).toSorted()
  expect(count()).toEqual(['GET conversations', 'GET conversations/{id}'])
  calls = []
  tab.updates.subscribed(idOf(0))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(count()).toEqual(['GET conversations', 'GET conversations/{id}'])
  tab.close()
})

test('a conversation that changed while another one was open is fetched when it is opened again, any other is not', async () => {
  begin(2)
  const client = makeQueryClient(() => undefined)
  const updates = chatUpdates(client, 'eu', AGENT)
  const open = async (id: string) => {
    calls = []
    const close = new QueryObserver(client, transcriptQuery('eu', AGENT, id)).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(2_000)
    close()
    return calls.length
  }
  const [first, second] = [idOf(0), idOf(1)]
  expect([await open(first), await open(second)]).toEqual([1, 1])
  const change = { type: 'changed', agentId: AGENT, conversationId: first, messageId: 'M', at: Date.now() } as const
  updates.changed(change, second)
  // a mark that arrives late does not make it look fresh
  const marking = new MutationObserver(client, markReadMutation('eu', AGENT, first))
  const marked = marking.mutate({ at: Date.now() })
  await vi.advanceTimersByTimeAsync(1_000)
  await marked
  expect([await open(second), await open(first)]).toEqual([0, 1])
  updates.stop()
  client.clear()
})
