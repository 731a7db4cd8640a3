import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ReplyCommitted } from '#events/conversations/events'
import { NotificationCreated } from '#events/notifications/events'
import { MemberLeft } from '#events/workspaces/events'
import { handler as publishMemberLeft } from '#functions/notifications/live/publish-member-left'
import { handler as publishNotification } from '#functions/notifications/live/publish-notification'
import { handler as publishReply } from '#functions/notifications/live/publish-reply'
import { handler as live } from '#functions/notifications/live/socket'
import { signConversationToken } from '#lib/tokens/conversation-token'
import { replaceWorld, world } from '#lib/world'
import { deliver } from '#test/support/handlers/deliver'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { liveHarness } from '#test/support/handlers/live-harness'
import { socketEvent } from '#test/support/handlers/socket-event'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
let harness: Awaited<ReturnType<typeof liveHarness>>
const agentId = 'live-agent-00002'
const conversationId = '01J0000000000000000000LIVE'
const agent = { kind: 'agent', agentId } as const

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  other = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Live' }, { token: owner.token })
  harness = await liveHarness()
})
afterAll(async () => {
  harness.stop()
  await region.stop()
})
beforeEach(() => void harness.pushed.splice(0))

let count = 0
const open: string[] = []
const connect = () => {
  const connectionId = `conn-${++count}`
  open.push(connectionId)
  return connectionId
}
const disconnect = (connectionId: string) => live(socketEvent(connectionId, 'DISCONNECT'), lambdaContext())
afterEach(async () => {
  for (const connectionId of open.splice(0)) await disconnect(connectionId)
})

const reply = (at = Date.now()) => {
  const event = ReplyCommitted({
    workspaceId: owner.uid,
    agentId,
    conversationId,
    channel: 'web',
    messageId: 'M1',
    milliCredits: 1000,
    payer: { kind: 'workspace', id: owner.uid },
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 5,
    isUnanswered: false,
    isTest: false,
  })
  return deliver(publishReply, event, { id: 'E1', at })
}
const left = (email: string) =>
  deliver(publishMemberLeft, MemberLeft({ workspaceId: owner.uid, email }), { id: 'L1', at: Date.now() })
const topicOf = (workspaceId: string) => ({ kind: 'workspace', workspaceId }) as const
const subscriptionsOf = (connection: string) =>
  region.rows().filter((row) => row.kind === 'live-subscription' && row.connectionId === connection)

const joined = async () => {
  const member = await region.newPerson()
  const key = { pk: `WS#${owner.uid}`, sk: `MEMBER#${member.email}` }
  const write = (name: string, input: object) =>
    region.database.send({ constructor: { name }, input: { TableName: 'main', ...input } })
  await write('PutCommand', { Item: { ...key, uid: owner.uid, email: member.email, joinedAt: 1, kind: 'member' } })
  return { ...member, remove: () => write('DeleteCommand', { Key: key }) }
}
const subscribeTo = async (uid: string, token: string) => {
  const connection = connect()
  expect(await harness.say(connection, { type: 'subscribe', topic: topicOf(uid), token })).toMatchObject({
    type: 'subscribed',
  })
  return connection
}

test('a member who is removed while subscribed receives nothing after a minute', async () => {
  const connection = connect()
  const member = await joined()
  await harness.say(connection, { type: 'subscribe', topic: agent, token: member.token })
  await reply()
  expect(harness.pushed).toHaveLength(1)
  await member.remove()
  const later = Date.now() + 60_000
  const undo = replaceWorld({ now: () => later })
  await reply(later)
  undo()
  expect(harness.pushed).toHaveLength(1)
})

test('a removed member’s dashboard receives nothing more of their agents either, as soon as the event is delivered', async () => {
  const member = await joined()
  const [connection, colleague] = [await subscribeTo(owner.uid, member.token), connect()]
  await harness.say(connection, { type: 'subscribe', topic: agent, token: member.token })
  await harness.say(colleague, { type: 'subscribe', topic: agent, token: owner.token })
  await member.remove()
  await left(member.email ?? '')
  harness.pushed.splice(0)
  await reply()
  expect(harness.pushed.map(({ connectionId }) => connectionId)).toEqual([colleague])
  expect(subscriptionsOf(connection)).toEqual([])
})

test('a subscription that ends while its right is checked stays ended', async () => {
  const connection = connect()
  await harness.say(connection, { type: 'subscribe', topic: agent, token: owner.token })
  const later = Date.now() + 31_000
  const { database } = world()
  let isClosed = false
  const undo = replaceWorld({
    now: () => later,
    database: async (command) => {
      // between the right's check and what is stored of it
      const isChecked = /^(Put|TransactWrite)/.test(command.constructor.name)
      if (isChecked && !isClosed) {
        isClosed = true
        await disconnect(connection)
      }
      return database(command)
    },
  })
  await reply(later)
  undo()
  expect(isClosed).toBe(true)
  expect(subscriptionsOf(connection)).toEqual([])
})

describe('the bell of a workspace', () => {
  const pushNotified = (at = Date.now()) =>
    deliver(publishNotification, NotificationCreated({ workspaceId: owner.uid, ID: '1-01EVENT' }), { id: 'N1', at })

  test('rings for the owner and members, without the reason', async () => {
    const [mine, theirs] = [connect(), connect()]
    await harness.say(mine, { type: 'subscribe', topic: topicOf(owner.uid), token: owner.token })
    await harness.say(theirs, { type: 'subscribe', topic: topicOf(other.uid), token: other.token })
    const at = Date.now()
    await pushNotified(at)
    expect(harness.pushed).toEqual([{ connectionId: mine, message: { type: 'notified', workspaceId: owner.uid, at } }])
  })

  test('a removed member’s dashboards are notified at once, and the subscription ends; the others notice nothing', async () => {
    const member = await joined()
    const colleague = await joined()
    const connection = await subscribeTo(owner.uid, member.token)
    const own = await subscribeTo(member.uid, member.token)
    const others = [await subscribeTo(owner.uid, owner.token), await subscribeTo(owner.uid, colleague.token)]
    await member.remove()
    await left(member.email ?? '')
    await left(member.email ?? '')
    expect(harness.pushed).toEqual([{ connectionId: connection, message: { type: 'left', workspaceId: owner.uid } }])
    harness.pushed.splice(0)
    await pushNotified()
    expect(harness.pushed.map(({ connectionId }) => connectionId).toSorted()).toEqual(others.toSorted())
    expect(subscriptionsOf(own)).toHaveLength(1)
  })

  test('if that update is lost, the next notification’s check finds the former member', async () => {
    const member = await joined()
    const connection = await subscribeTo(owner.uid, member.token)
    await member.remove()
    const later = Date.now() + 60_000
    const undo = replaceWorld({ now: () => later })
    await pushNotified(later)
    undo()
    expect(harness.pushed).toEqual([{ connectionId: connection, message: { type: 'left', workspaceId: owner.uid } }])
  })

  test.each([
    ['another owner', () => other.token, 'not-found'],
    ['a visitor', () => signConversationToken({ agentId, conversationId }), 'not-found'],
    ['the workspace’s secret', () => owner.secret, 'forbidden'],
  ])('does not ring for %s', async (_who, tokenOf, code) => {
    const connection = connect()
    const answer = await harness.say(connection, {
      type: 'subscribe',
      topic: topicOf(owner.uid),
      token: await tokenOf(),
    })
    expect(answer).toMatchObject({ type: 'refused', code })
    await pushNotified()
    expect(harness.pushed).toEqual([])
  })
})
