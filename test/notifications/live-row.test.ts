import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConversationSeen, DeliveryChanged } from '#events/conversations/events'
import { handler as publishAssigneeChange } from '#functions/notifications/live/publish-assignee-change'
import { handler as publishDelivery } from '#functions/notifications/live/publish-delivery'
import { handler as publishReadMark } from '#functions/notifications/live/publish-read-mark'
import { handler as publishReadReceipt } from '#functions/notifications/live/publish-read-receipt'
import { replaceWorld } from '#lib/world'
import { deliver } from '#test/support/handlers/deliver'
import { liveHarness } from '#test/support/handlers/live-harness'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let harness: Awaited<ReturnType<typeof liveHarness>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson({ name: 'Amira Khan' })
  harness = await liveHarness()
})
afterAll(async () => {
  harness.stop()
  await region.stop()
})
beforeEach(() => void harness.pushed.splice(0))

/** A conversation that the owner has taken over, with that event still to be delivered. */
const takenOver = async () => {
  const agentId = `row-agent-${String(++serial).padStart(6, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const { conversationId, token } = body as { conversationId: string; token: string }
  const conversation = { kind: 'conversation', agentId, conversationId } as const
  const subscribe = async (name: string, topic: object, as: string) => {
    const connectionId = `${name}-${serial}`
    await harness.say(connectionId, { type: 'subscribe', topic, token: as })
    return connectionId
  }
  const path = { agentId, conversationId }
  const steps = '/v2/agents/{agentId}/conversations/{conversationId}'
  await region.invoke(`POST ${steps}/take-over`, path, { token: owner.token })
  const event = region.events().findLast(({ type }) => type === 'conversations.assignee-changed')
  if (!event) throw new Error('no event')
  const pushedTo = (connectionId: string) =>
    harness.pushed.filter((push) => push.connectionId === connectionId).map(({ message }) => message)
  return {
    ...path,
    token,
    conversation,
    agent: { kind: 'agent', agentId } as const,
    subscribe,
    pushedTo,
    publish: () => deliver(publishAssigneeChange, event, { at: Date.now() }),
    list: async (as: string) => {
      const listed = await region.invoke('GET /v2/agents/{agentId}/conversations', { agentId }, { token: as })
      return (listed.body as { conversations: object[] }).conversations
    },
  }
}

test('an update of the team’s carries the row that the list would show, to each member their own', async () => {
  const chat = await takenOver()
  const mine = await chat.subscribe('mine', chat.agent, owner.token)
  const key = await chat.subscribe('key', chat.agent, owner.secret)
  await chat.publish()
  const [row] = await chat.list(owner.token)
  expect(row).toMatchObject({ state: 'human-chatting', person: { name: 'Amira Khan', isMe: true } })
  expect(chat.pushedTo(mine)).toMatchObject([{ type: 'changed', row: { summary: row } }])
  const [other] = await chat.list(owner.secret)
  expect(other).toMatchObject({ person: { name: 'Amira Khan', isMe: false } })
  expect(chat.pushedTo(key)).toMatchObject([{ row: { summary: other } }])
  // a member's id is their address
  expect(JSON.stringify(chat.pushedTo(key))).not.toContain(owner.email)
})

test('subscribers of the conversation, the visitor among them, receive no row and no word of it', async () => {
  const chat = await takenOver()
  const visitor = await chat.subscribe('visitor', chat.conversation, chat.token)
  const member = await chat.subscribe('member', chat.conversation, owner.token)
  await chat.publish()
  for (const connection of [visitor, member])
    expect(chat.pushedTo(connection).map((message) => Object.keys(message).toSorted())).toEqual([
      ['agentId', 'at', 'conversationId', 'messageId', 'type'],
    ])
})

test('what became of a message at its provider is the team’s to know: the visitor receives nothing', async () => {
  const chat = await takenOver()
  const visitor = await chat.subscribe('visitor', chat.conversation, chat.token)
  const member = await chat.subscribe('member', chat.agent, owner.token)
  const { agentId, conversationId } = chat
  const messageId = '01JAAAAAAAAAAAAAAAAAAAAAAA'
  const where = { workspaceId: 'any', agentId, conversationId, channel: 'telegram' } as const
  const event = DeliveryChanged({ ...where, messageId, state: 'sent' })
  await deliver(publishDelivery, { id: 'delivery-1', region: 'eu', ...event }, { at: Date.now() })
  expect(chat.pushedTo(member)).toMatchObject([{ type: 'changed', conversationId, messageId, row: {} }])
  expect(chat.pushedTo(visitor)).toEqual([])
})

test('a conversation that Chats does not list has no row: one in which the visitor has only seen the greeting', async () => {
  const agentId = `row-agent-${String(++serial).padStart(6, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const { conversationId } = body as { conversationId: string }
  const connectionId = `list-${serial}`
  await harness.say(connectionId, { type: 'subscribe', topic: { kind: 'agent', agentId }, token: owner.token })
  const seen = ConversationSeen({ workspaceId: owner.uid, agentId, conversationId, channel: 'web' })
  await deliver(publishReadReceipt, seen, { at: Date.now() })
  expect(harness.pushed).toMatchObject([{ connectionId, message: { type: 'changed', conversationId } }])
  expect(harness.pushed[0]?.message).not.toHaveProperty('row')
})

test('the whole team receives that one of them has read a conversation, once', async () => {
  const chat = await takenOver()
  const colleague = await chat.subscribe('colleague', chat.agent, owner.secret)
  const [row] = (await chat.list(owner.token)) as { lastAt: number }[]
  const { agentId, conversationId } = chat
  const read = (at: number) =>
    region.invoke(
      'POST /v2/agents/{agentId}/conversations/{conversationId}/seen',
      { agentId, conversationId, at },
      { token: owner.token },
    )
  const marks = () => region.events().filter(({ type }) => type === 'conversations.read')
  const at = row?.lastAt ?? 0
  const before = marks().length
  // the second changes nothing
  for (const upTo of [at, at, at - 1]) expect((await read(upTo)).status).toBe(200)
  const fresh = marks().slice(before)
  expect(fresh).toHaveLength(1)
  for (const event of fresh) await deliver(publishReadMark, event, { at: Date.now() })
  expect(chat.pushedTo(colleague)).toMatchObject([{ messageId: '', row: { summary: { lastAt: at, isUnread: false } } }])
})

test('the row is read once for all dashboards, and not at all without one', async () => {
  const chat = await takenOver()
  const reads: unknown[] = []
  const key = JSON.stringify({ pk: `CONV#${chat.conversationId}`, sk: 'HEAD' })
  const undo = replaceWorld({
    database: async (command) => {
      if (JSON.stringify(command.input).includes(key)) reads.push(command.input)
      return region.database.send(command)
    },
  })
  await chat.publish()
  expect(reads).toHaveLength(0)
  for (const name of ['one', 'two', 'three']) await chat.subscribe(name, chat.agent, owner.token)
  reads.length = 0
  await chat.publish()
  undo()
  expect(harness.pushed).toHaveLength(3)
  expect(reads).toHaveLength(1)
})

test('a change of what waits for the team brings the new count to whoever shows it, and to nobody else', async () => {
  const chat = await takenOver()
  const mine = await chat.subscribe('desk-mine', { kind: 'desk', agentId: chat.agentId }, owner.token)
  const other = await region.newPerson()
  const theirs = await chat.subscribe('desk-theirs', { kind: 'desk', agentId: chat.agentId }, other.token)
  const asVisitor = await chat.subscribe('desk-visitor', { kind: 'desk', agentId: chat.agentId }, chat.token)
  const own = { agentId: chat.agentId, conversationId: chat.conversationId }
  await region.invoke('POST /v2/agents/{agentId}/conversations/{conversationId}/return', own, { token: owner.token })
  const handoff = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff'
  await region.invoke(handoff, { ...own, to: 'person' }, { token: chat.token })
  await chat.publish()
  expect(chat.pushedTo(mine)).toEqual([{ type: 'desk', agentId: chat.agentId, count: 1 }])
  expect([...chat.pushedTo(theirs), ...chat.pushedTo(asVisitor)]).toEqual([])
})
