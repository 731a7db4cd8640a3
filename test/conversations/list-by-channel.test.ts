import { afterAll, beforeAll, expect, test } from 'vitest'
import { heads } from '#functions/conversations/store'
import { commit } from '#lib/database/commit'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const LIST = 'GET /v2/agents/{agentId}/conversations'
const agentId = 'chats-by-channel-1'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const workspaceId = owner.uid
  // every fortieth conversation came through Telegram, so that no page of fifty has more than two of them
  for (let at = 0; at < 400; at++) {
    const head = {
      conversationId: `CHANNEL${String(at).padStart(19, '0')}`,
      agentId,
      workspaceId,
      channel: at % 40 === 0 ? ('telegram' as const) : ('web' as const),
      state: 'ai-chatting' as const,
      startedAt: 1_000 + at,
      lastAt: 1_000 + at,
      lastText: 'Hello',
      visitor: 'somebody',
      isTest: false,
      version: 'live' as const,
      inbound: 1,
      answered: 1,
      turns: 1,
      milliCredits: 0,
      variables: {},
    }
    await commit([heads.creating(head)], [])
  }
})
afterAll(() => region.stop())

test('a list of one channel goes on reading until its page is full, and every conversation comes once', async () => {
  const first = (await region.invoke(LIST, { agentId, channel: 'telegram' }, { token: owner.token })).body
  expect(first.cursor).toBeUndefined()
  expect(first.conversations).toHaveLength(10)
  expect(new Set(first.conversations.map(({ channel }: { channel: string }) => channel))).toEqual(new Set(['telegram']))
  const times = first.conversations.map(({ lastAt }: { lastAt: number }) => lastAt)
  expect(times).toEqual(times.toSorted((one: number, other: number) => other - one))
})

test('a list of one channel goes on where its page ended', async () => {
  const seen: string[] = []
  for (let after: string | undefined; ; ) {
    const page = (await region.invoke(LIST, { agentId, channel: 'web', after }, { token: owner.token })).body
    seen.push(...page.conversations.map(({ conversationId }: { conversationId: string }) => conversationId))
    after = page.cursor
    if (after === undefined) break
  }
  expect(seen).toHaveLength(390)
  expect(new Set(seen).size).toBe(390)
})
