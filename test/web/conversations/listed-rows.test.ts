import { expect, test } from 'vitest'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { ChatsFilter } from '#web/features/conversations/live/chats-filter.ts'
import { listedRows } from '#web/features/conversations/live/listed-rows.ts'
import {
  type LiveRows,
  noLiveRows,
  withoutEarlier,
  withRow,
  withSeen,
} from '#web/features/conversations/live/live-rows.ts'

const row = (
  conversationId: string,
  lastAt: number,
  about: Partial<ConversationSummary> = {},
): ConversationSummary => ({
  conversationId,
  agentId: 'agent',
  channel: 'web',
  state: 'ai-chatting',
  startedAt: 1,
  lastAt,
  lastText: `at ${lastAt}`,
  visitorName: '',
  turns: 1,
  credits: 1,
  isUnread: true,
  ...about,
})
const FETCHED_AT = 100_000
const pushed = (summary: ConversationSummary, at = FETCHED_AT + 1, arrivedAt = at) => ({ summary, at, arrivedAt })
const live = (...rows: ReturnType<typeof pushed>[]): LiveRows => rows.reduce(withRow, noLiveRows)
const list = (
  conversations: readonly ConversationSummary[],
  known: LiveRows,
  { hasMore = false, state }: { hasMore?: boolean; state?: ChatsFilter } = {},
) => listedRows({ pages: [{ conversations, at: FETCHED_AT }], hasMore, state }, known)
const ids = (rows: readonly ConversationSummary[]) => rows.map(({ conversationId }) => conversationId).join('')

test('a pushed row replaces the fetched one and moves to its place, the newest first', () => {
  const rows = list([row('a', 30), row('b', 20), row('c', 10)], live(pushed(row('c', 40))))
  expect(ids(rows)).toBe('cab')
  expect(rows[0]?.lastText).toBe('at 40')
})

test('rows that arrive twice or out of order leave the newest', () => {
  const [early, late] = [pushed(row('a', 40), FETCHED_AT + 1), pushed(row('a', 50), FETCHED_AT + 2)]
  const expected = list([row('a', 30), row('b', 45)], live(early, late))
  expect(ids(expected)).toBe('ab')
  for (const order of [
    [late, early],
    [early, late, early, late],
    [late, late, early],
  ])
    expect(list([row('a', 30), row('b', 45)], live(...order))).toEqual(expected)
})

test('of two rows without a message between them the one that was read later counts, whichever arrives first', () => {
  const plain = pushed(row('a', 40), FETCHED_AT + 1)
  const rated = pushed(row('a', 40, { rating: { score: 5 } }), FETCHED_AT + 2)
  for (const known of [live(plain, rated), live(rated, plain)])
    expect(list([row('a', 40)], known)[0]?.rating?.score).toBe(5)
})

test('a row that was fetched after the push counts, one that the push is newer than does not', () => {
  const earlier = pushed(row('a', 40, { seenId: 'old' }), 1, FETCHED_AT - 1)
  expect(list([row('a', 40, { seenId: 'new' })], live(earlier))[0]?.seenId).toBe('new')
  expect(list([row('a', 50)], live(pushed(row('a', 40))))[0]?.lastAt).toBe(50)
  // the index had not followed yet
  expect(list([row('a', 30)], live(earlier))[0]?.lastAt).toBe(40)
})

test('a conversation enters a filtered list, or leaves it, with its state', () => {
  const waiting = row('a', 30, { state: 'requested_chat' })
  const taken = pushed(row('a', 40, { state: 'human-chatting' }))
  const asking = pushed(row('b', 50, { state: 'requested_chat' }))
  expect(ids(list([waiting], live(taken, asking), { state: 'requested_chat' }))).toBe('b')
  expect(ids(list([], live(taken, asking), { state: 'human-chatting' }))).toBe('a')
  expect(ids(list([waiting], live(taken, asking)))).toBe('ba')
})

test('an unknown conversation older than the last loaded one comes with its page', () => {
  const known = live(pushed(row('old', 5)), pushed(row('new', 25)))
  expect(ids(list([row('a', 30), row('b', 20)], known, { hasMore: true }))).toBe('anewb')
  expect(ids(list([row('a', 30), row('b', 20)], known))).toBe('anewbold')
})

test('a conversation that a later fetch lacks is gone, one pushed within the index’s lag is not', () => {
  expect(ids(list([], live(pushed(row('a', 30), 1, FETCHED_AT - 10_001))))).toBe('')
  expect(ids(list([], live(pushed(row('a', 30), 1, FETCHED_AT - 9_999))))).toBe('a')
})

test('pages that overlap list a conversation once', () => {
  const pages = [
    { conversations: [row('a', 30), row('b', 20)], at: FETCHED_AT },
    { conversations: [row('b', 10), row('c', 5)], at: FETCHED_AT + 9 },
  ]
  expect(ids(listedRows({ pages, hasMore: false, state: undefined }, noLiveRows))).toBe('abc')
})

test('what was marked as read here is read until a later message, whatever arrives late', () => {
  const known = withSeen(live(pushed(row('a', 40))), 'a', { at: 40 })
  expect(list([row('a', 30)], known)[0]?.isUnread).toBe(false)
  expect(list([row('a', 30)], withSeen(known, 'a', { at: 20 }))[0]?.isUnread).toBe(false)
  expect(list([row('a', 30)], withRow(known, pushed(row('a', 41))))[0]?.isUnread).toBe(true)
})

test('rows that the lists have by now are dropped, later ones stay', () => {
  const known = live(pushed(row('a', 30), 1, 5), pushed(row('b', 40), 2, 15))
  expect([...withoutEarlier(known, 10).rows.keys()]).toEqual(['b'])
})

test('a row is among the left messages as long as one waits, in whatever state its conversation is', () => {
  const [left, ended] = [
    row('a', 30, { place: 'left-message' }),
    row('b', 20, { place: 'left-message', state: 'ended_chat' }),
  ]
  const known = live(pushed(row('b', 20, { state: 'ended_chat' })), pushed(row('c', 40, { place: 'left-message' })))
  expect(ids(list([left, ended, row('d', 10)], known, { state: 'left-message' }))).toBe('ca')
})

test('a list of one channel has its conversations only, pushed ones too', () => {
  const telegram = (id: string, at: number) => row(id, at, { channel: 'telegram' })
  const pages = [{ conversations: [telegram('a', 30), row('b', 20)], at: FETCHED_AT }]
  const known = live(pushed(telegram('c', 40)), pushed(row('d', 50)))
  expect(ids(listedRows({ pages, hasMore: false, state: undefined, channel: 'telegram' }, known))).toBe('ca')
})
