import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConversationStarted, ReplyCommitted } from '#events/conversations/events'
import { handler as countConversation } from '#functions/analytics/count-conversation'
import { handler as countReply } from '#functions/analytics/count-reply'
import { replaceWorld } from '#lib/world'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
const now = Date.UTC(2026, 11, 2, 12)
const DAY = 24 * 3_600_000
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())
beforeEach(async () => {
  owner = await region.newPerson()
})

let count = 0
const newAgent = async (person = owner) => {
  const agentId = `figured${String(++count).padStart(9, '0')}`
  await region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId, title: 'Desk', ownerID: person.uid },
    { token: person.token },
  )
  return agentId
}
const where = (agentId: string) => ({
  workspaceId: owner.uid,
  agentId,
  conversationId: 'conversation',
  channel: 'web' as const,
})
const started = (agentId: string, isTest = false) => ConversationStarted({ ...where(agentId), isTest })
const replied = (agentId: string, milliCredits: number, isTest = false) =>
  ReplyCommitted({
    ...where(agentId),
    messageId: 'message',
    milliCredits,
    payer: { kind: 'workspace', id: owner.uid },
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
    isUnanswered: false,
    isTest,
  })
const figuresOf = async (agentIds: readonly string[], person = owner) => {
  const restore = replaceWorld({ now: () => now })
  const { status, body } = await region
    .invoke(
      'GET /v2/workspaces/{workspaceId}/agent-figures',
      { workspaceId: owner.uid, agentIds: agentIds.join(',') },
      { token: person.token },
    )
    .finally(restore)
  return { status, figures: body.figures }
}

test('the last seven days are counted by day, over the end of a month, and what is older or a test is not', async () => {
  const agentId = await newAgent()
  for (const [daysAgo, id] of [
    [0, 'A1'],
    [0, 'A2'],
    [2, 'A3'],
    [6, 'A4'],
    [7, 'A5'],
  ] as const)
    await deliver(countConversation, started(agentId), { id, at: now - daysAgo * DAY })
  await deliver(countConversation, started(agentId, true), { id: 'A6', at: now })
  await deliver(countReply, replied(agentId, 1500), { id: 'B1', at: now - DAY })
  await deliver(countReply, replied(agentId, 500), { id: 'B2', at: now - 3 * DAY })
  await deliver(countReply, replied(agentId, 9000), { id: 'B3', at: now - 8 * DAY })
  await deliver(countReply, replied(agentId, 9000, true), { id: 'B4', at: now })
  const { figures } = await figuresOf([agentId])
  expect(figures).toEqual([
    { agentId, conversations: [1, 0, 0, 0, 1, 0, 2], replies: 2, credits: 2, lastAt: expect.any(Number), waiting: 0 },
  ])
})

test('an event that is delivered again counts once, and the last activity is the newest', async () => {
  const agentId = await newAgent()
  for (const _ of [1, 2, 3]) await deliver(countConversation, started(agentId), { id: 'C1', at: now - 5000 })
  for (const _ of [1, 2]) await deliver(countReply, replied(agentId, 1000), { id: 'C2', at: now - 1000 })
  const { figures } = await figuresOf([agentId])
  expect(figures[0]).toMatchObject({ replies: 1, credits: 1, lastAt: now - 1000 })
  expect(figures[0].conversations.at(-1)).toBe(1)
})

test('an agent that has done nothing has zeros, and no last activity', async () => {
  const agentId = await newAgent()
  expect((await figuresOf([agentId])).figures).toEqual([
    { agentId, conversations: [0, 0, 0, 0, 0, 0, 0], replies: 0, credits: 0, waiting: 0 },
  ])
})

test('many agents take as many commands as one', async () => {
  const ids: string[] = []
  for (let at = 0; at < 12; at++) ids.push(await newAgent())
  const commandsFor = async (agentIds: readonly string[]) => {
    const before = region.database.commands
    await figuresOf(agentIds)
    return region.database.commands - before
  }
  await commandsFor(ids)
  expect(await commandsFor(ids)).toBe(await commandsFor(ids.slice(0, 1)))
})

test('another workspace’s agents are left out, and its figures are not found', async () => {
  const stranger = await region.newPerson()
  const mine = await newAgent()
  const theirs = await newAgent(stranger)
  await deliver(countConversation, started(theirs), { id: 'D1', at: now })
  expect((await figuresOf([mine, theirs])).figures.map(({ agentId }: { agentId: string }) => agentId)).toEqual([mine])
  expect((await figuresOf([mine], stranger)).status).toBe(404)
})

test.each(['', 'short', 'a'.repeat(16).concat(',').repeat(51)])(
  '“%.20s” is refused as a list of agents',
  async (agentIds) => {
    expect((await figuresOf([agentIds])).status).toBe(422)
  },
)
