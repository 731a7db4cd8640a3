import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EventEnvelope } from '#events/event'
import { handler as publishMessage } from '#functions/notifications/live/publish-message'
import { handler as publishReply } from '#functions/notifications/live/publish-reply'
import type { LiveMessage } from '#shared/notifications/live'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { liveHarness } from '#test/support/handlers/live-harness'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { stubFetch } from '#test/support/screens/stub-fetch'
import { chatUpdates } from '#web/features/conversations/live/chat-updates.ts'
import { listedRows } from '#web/features/conversations/live/listed-rows.ts'
import { noLiveRows } from '#web/features/conversations/live/live-rows.ts'
import { markReadMutation } from '#web/features/conversations/live/mark-read.ts'
import { conversationsQuery, liveRowsQuery, transcriptQuery } from '#web/features/conversations/queries.ts'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import type { LiveChange } from '#web/lib/live/live.ts'
import { authoriseCallsWith } from '#web/lib/session/bearer.ts'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const LIST = 'GET /v2/agents/{agentId}/conversations'
const agentId = 'agent-of-the-calls'
const publishers = {
  'conversations.message-received': publishMessage,
  'conversations.reply-committed': publishReply,
} as const

let serial = 0
let region: TestRegion
let harness: Awaited<ReturnType<typeof liveHarness>>
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let requests: ReturnType<typeof stubFetch>

beforeAll(async () => {
  region = await startRegion()
  harness = await liveHarness()
  owner = await region.newPerson({ name: 'Ada Owner' })
  requests = stubFetch(region)
  authoriseCallsWith({ token: async () => owner.token })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
})
afterAll(async () => {
  await requests.answered()
  authoriseCallsWith({})
  vi.unstubAllGlobals()
  harness.stop()
  await region.stop()
})

test('a turn costs an open dashboard no list, and its open conversation two fetches at most', async () => {
  const { conversationId, token } = (await region.invoke(START, { agentId })).body
  const say = (text: string) =>
    invokeStream(
      `${START}/{conversationId}/messages`,
      { agentId, conversationId, clientId: `client-${String(++serial).padStart(4, '0')}`, text },
      { token },
    )
  // with the greeting three messages
  await say('Good morning')
  const client = makeQueryClient(() => undefined)
  const list = new InfiniteQueryObserver(client, conversationsQuery('eu', agentId, {}))
  const rows = new QueryObserver(client, liveRowsQuery('eu', agentId))
  const transcript = new QueryObserver(client, transcriptQuery('eu', agentId, conversationId))
  const marking = new MutationObserver(client, markReadMutation('eu', agentId, conversationId))
  const stops = [list, rows, transcript, marking].map((observer) => observer.subscribe(() => undefined))
  const updates = chatUpdates(client, 'eu', agentId)
  await harness.say('tab', { type: 'subscribe', topic: { kind: 'agent', agentId }, token: owner.token })
  await expect.poll(() => transcript.getCurrentResult().data?.messages.length).toBe(3)
  await expect.poll(() => list.getCurrentResult().data?.pages[0]?.conversations.length).toBe(1)
  const known = region.events().length
  requests.exchanges.length = 0

  await say('Are you open on Sunday?')
  for (const event of region.events().slice(known) as EventEnvelope[])
    if (event.type in publishers)
      await deliver(publishers[event.type as keyof typeof publishers], event, { at: Date.now() })
  // our own handlers pushed them; the first comes once more, at the end
  const pushed = harness.pushed.map(({ message }) => message as unknown as LiveMessage & LiveChange)
  expect(pushed).toHaveLength(2)
  for (const change of [...pushed, ...pushed.slice(0, 1)]) updates.changed(change, conversationId)

  await expect.poll(() => transcript.getCurrentResult().data?.messages.length).toBe(5)
  const { lastAt = 0 } = transcript.getCurrentResult().data?.conversation ?? {}
  await marking.mutate({ at: lastAt })
  const calls = requests.exchanges.map(({ key }) => key)
  expect(calls).not.toContain(LIST)
  expect(calls.filter((key) => key === `${LIST}/{conversationId}`).length).toBeLessThanOrEqual(2)
  expect(calls.filter((key) => key.startsWith('POST'))).toHaveLength(1)

  const { data, hasNextPage } = list.getCurrentResult()
  const live = rows.getCurrentResult().data ?? noLiveRows
  const shown = listedRows({ pages: data?.pages ?? [], hasMore: hasNextPage, state: undefined }, live)
  const { body } = await region.invoke(LIST, { agentId }, { token: owner.token })
  expect(shown).toEqual(body.conversations)
  expect(shown[0]).toMatchObject({ turns: 2, isUnread: false })
  updates.stop()
  for (const stop of stops) stop()
  client.clear()
})
