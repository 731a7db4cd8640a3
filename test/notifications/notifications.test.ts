import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AssigneeChanged, ConversationRated } from '#events/conversations/events'
import type { EventDraft, EventEnvelope } from '#events/event'
import { SourceChanged } from '#events/knowledge/events'
import { MemberJoined, MemberLeft } from '#events/workspaces/events'
import { heads } from '#functions/conversations/store'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { handler as forgetMember } from '#functions/notifications/forget-member'
import { handler as noteRequest } from '#functions/notifications/triggers/notify-handoff'
import { handler as noteSource } from '#functions/notifications/triggers/notify-import-ended'
import { handler as noteLowRating } from '#functions/notifications/triggers/notify-low-rating'
import { handler as noteMember } from '#functions/notifications/triggers/notify-member-joined'
import { attempt } from '#lib/database/commit'
import { conversationText } from '#shared/conversations/messages'
import { notificationKinds } from '#shared/notifications/kinds'
import type { Notification } from '#shared/notifications/schema'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'

const LIST = 'GET /v2/workspaces/{workspaceId}/notifications'
const SEEN = 'POST /v2/workspaces/{workspaceId}/notifications/seen'
const SETTINGS = 'PUT /v2/workspaces/{workspaceId}/notifications/settings'
const agentId = 'notified-agent-1'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let member: typeof owner
let workspaceId: string
let conversationId: string
let at = 1_700_000_000_000
let serial = 0

beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

// each test has its own workspace, so that no test sees another's notifications
beforeEach(async () => {
  owner = await region.newPerson()
  member = await region.newPerson()
  workspaceId = owner.uid
  await region.database.send({
    constructor: { name: 'PutCommand' },
    input: {
      TableName: 'main',
      Item: {
        pk: `WS#${workspaceId}`,
        sk: `MEMBER#${member.email}`,
        uid: workspaceId,
        email: member.email,
        joinedAt: 1,
        kind: 'member',
      },
    },
  })
  conversationId = `01J0000000000000000000${String(++serial).padStart(4, '0')}`
})

const send = (handler: Consumer, event: EventDraft, envelope: Partial<EventEnvelope> = {}) =>
  deliver(handler, event, { at: ++at, ...envelope })

const where = () => ({ workspaceId, agentId, conversationId, channel: 'web' as const })
const asked = (more: object = {}) =>
  AssigneeChanged({
    ...where(),
    messageId: 'M',
    from: 'ai-chatting',
    to: 'requested_chat',
    isTest: false,
    ...more,
  })
const rated = (score: number, more: object = {}) => ConversationRated({ ...where(), score, isTest: false, ...more })
const joined = (email: string) => MemberJoined({ workspaceId, email })

const listOf = async ({ token } = owner): Promise<readonly Notification[]> =>
  (await region.invoke(LIST, { workspaceId }, { token })).body.notifications
const kindsOf = async (person = owner) => (await listOf(person)).map(({ kind }) => kind)

test('a visitor’s request for a human agent notifies owner and members, each separately', async () => {
  await send(noteRequest, asked())
  const [one] = await listOf(owner)
  expect(one).toMatchObject({
    kind: 'person-requested',
    notificationLevel: 1,
    seen: false,
    urlPathname: `/app/eu/agents/${agentId}/convos?chat=${conversationId}`,
  })
  await region.invoke(SEEN, { workspaceId, ids: [one?.ID] }, { token: owner.token })
  expect((await listOf(owner)).map(({ seen }) => seen)).toEqual([true])
  expect((await listOf(member)).map(({ seen }) => seen)).toEqual([false])
})

test('the second delivery of one event creates nothing and leaves a seen one seen', async () => {
  const id = '01EVENT0000000000000TWICE0'
  await send(noteRequest, asked(), { id })
  const [one] = await listOf()
  await region.invoke(SEEN, { workspaceId, ids: [one?.ID] }, { token: owner.token })
  const before = region.events().length
  await send(noteRequest, asked(), { id })
  expect((await listOf()).map(({ seen }) => seen)).toEqual([true])
  expect(region.events()).toHaveLength(before)
})

test('open dashboards are notified once', async () => {
  const before = region.events().length
  await send(noteRequest, asked())
  expect(region.events().slice(before)).toEqual([
    expect.objectContaining({
      type: 'notifications.created',
      data: { workspaceId, ID: (await listOf())[0]?.ID },
    }),
  ])
})

test('take-overs and test chats are not notified', async () => {
  await send(noteRequest, asked({ to: 'human-chatting' }))
  await send(noteRequest, asked({ isTest: true }))
  await send(noteLowRating, rated(1, { isTest: true }))
  expect(await listOf()).toEqual([])
})

test('a visitor who asks again and again does not displace other notifications', async () => {
  await atFixedTime(async () => {
    for (let requests = 1; requests <= 9; requests++) await send(noteRequest, asked())
  })
  const ofThis = region.rows().filter((row) => row.kind === 'notification' && row.conversationId === conversationId)
  expect(ofThis).toHaveLength(2 * 6)
})

test('an event that is delivered repeatedly counts once', async () => {
  const id = `01EVENT${String(++serial).padStart(19, '0')}`
  for (let deliveries = 1; deliveries <= 9; deliveries++) await send(noteRequest, asked(), { id })
  expect(await listOf()).toHaveLength(1)
  await send(noteRequest, asked())
  expect(await listOf()).toHaveLength(2)
})

test('an agent is notified at most sixty times an hour', async () => {
  await atFixedTime(async () => {
    for (let requests = 1; requests <= 64; requests++)
      await send(noteRequest, asked({ agentId: 'besieged-agent', conversationId: `${conversationId}-${requests}` }))
  })
  const ofThis = region.rows().filter((row) => row.kind === 'notification' && row.agentId === 'besieged-agent')
  expect(ofThis).toHaveLength(2 * 60)
})

test('a former member’s notifications are deleted, and one who is back keeps new ones', async () => {
  await send(noteRequest, asked())
  await region.invoke(SETTINGS, { workspaceId, off: ['rated-low'], sound: true }, { token: member.token })
  const theirs = () =>
    region
      .rows()
      .filter(({ pk, sk }) => pk === `WS#${workspaceId}` && /^(NTF|NTFSET|PUSH)#/.test(String(sk)))
      .filter(({ receiver }) => receiver === member.email)
  const left = MemberLeft({ workspaceId, email: member.email })
  const before = theirs()
  expect(before).toHaveLength(2)
  await send(forgetMember, left)
  expect(theirs()).toEqual(before)
  await region.invoke(
    'DELETE /v2/workspaces/{workspaceId}/members/{email}',
    { workspaceId, email: member.email },
    { token: owner.token },
  )
  await send(forgetMember, left)
  await send(forgetMember, left)
  expect(theirs()).toEqual([])
  expect(await listOf()).toHaveLength(1)
})

test('low ratings are notified, others and those that were low before are not', async () => {
  await send(noteLowRating, rated(3))
  await send(noteLowRating, rated(1, { before: 2 }))
  expect(await listOf()).toEqual([])
  await send(noteLowRating, rated(2, { before: 5 }))
  expect(await listOf()).toMatchObject([{ kind: 'rated-low', score: 2, notificationLevel: 1 }])
})

describe('a visitor’s message', () => {
  const head = () => ({
    conversationId,
    agentId,
    workspaceId,
    channel: 'web' as const,
    state: 'requested_chat' as const,
    startedAt: 1,
    lastAt: 1,
    lastText: 'Can somebody call me about the refund?',
    visitor: 'v1',
    isTest: false,
    version: 'live' as const,
    inbound: 1,
    answered: 1,
    turns: 1,
    milliCredits: 0,
    variables: { name: 'Marta Alves' },
  })

  test('is read from the conversation and deleted with it', async () => {
    await attempt([heads.creating(head())])
    await send(noteRequest, asked())
    expect(await listOf()).toMatchObject([{ about: 'Marta Alves', body: 'Can somebody call me about the refund?' }])
    expect(JSON.stringify(region.rows().filter(({ kind }) => kind === 'notification'))).not.toMatch(/Marta|refund/)
    await heads.drop({ conversationId })
    expect(await listOf()).toMatchObject([{ kind: 'person-requested', about: '', body: '' }])
  })

  test.each([['apology'], ['paused']] as const)('that was answered with our text (%s) carries its key', async (id) => {
    const { key, message } = conversationText(id)
    await attempt([heads.creating({ ...head(), lastText: message })])
    await send(noteRequest, asked())
    expect(await listOf()).toMatchObject([{ body: message, bodyKey: key }])
  })

  test('has no key when the visitor wrote it', async () => {
    await attempt([heads.creating(head())])
    await send(noteRequest, asked())
    expect(Object.keys((await listOf())[0] ?? {})).not.toContain('bodyKey')
  })

  test('beside a rating is shown with the rating', async () => {
    await attempt([heads.creating({ ...head(), rating: { score: 1, comment: 'Nobody answered.' } })])
    await send(noteRequest, asked())
    await send(noteLowRating, rated(1))
    expect((await listOf()).map(({ body }) => body)).toEqual([
      'Nobody answered.',
      'Can somebody call me about the refund?',
    ])
  })

  test('is not read from a conversation of another workspace', async () => {
    await attempt([heads.creating({ ...head(), workspaceId: 'other-workspace' })])
    await send(noteRequest, asked())
    expect(await listOf()).toMatchObject([{ about: '', body: '' }])
  })
})

describe('a source', () => {
  const sourceId = () => `01S${conversationId.slice(3)}`
  const sourceIs = async (more: Partial<StoredSource>) => {
    await sources.save({
      agentId,
      id: sourceId(),
      workspaceId,
      type: 'url',
      title: 'Opening hours',
      tags: [],
      status: 'indexed',
      attempt: 'a',
      chunkCount: 1,
      refreshEvery: '24h',
      createdAt: 1,
      startedAt: 1,
      ...more,
    })
    await send(
      noteSource,
      SourceChanged({ workspaceId, agentId, sourceId: sourceId(), status: more.status ?? 'indexed' }),
    )
  }

  test('is notified after its first import, not after refreshes', async () => {
    await sourceIs({})
    expect(await listOf()).toMatchObject([
      {
        kind: 'source-imported',
        notificationLevel: 2,
        about: 'Opening hours',
        urlPathname: `/app/eu/agents/${agentId}/kb?source=${sourceId()}`,
      },
    ])
    await sourceIs({ startedAt: 2 })
    expect(await listOf()).toHaveLength(1)
  })

  test('is notified at its first failure, not at each further one', async () => {
    await sourceIs({ status: 'failed', errorCode: 'dns', failures: 1, startedAt: 5 })
    await sourceIs({ status: 'failed', errorCode: 'dns', failures: 2, startedAt: 6 })
    expect(await kindsOf()).toEqual(['source-failed'])
  })

  test('from pasted text is imported at once and not notified', async () => {
    await sourceIs({ type: 'text' })
    expect(await listOf()).toEqual([])
  })
})

test('an accepted invitation notifies the other members', async () => {
  await send(noteMember, joined(member.email))
  expect(await listOf(owner)).toMatchObject([
    { kind: 'member-joined', about: member.email, notificationLevel: 2, urlPathname: '/app/eu/agents' },
  ])
  expect(await listOf(member)).toEqual([])
})

test('the five newest of each level are listed, newest first', async () => {
  for (let count = 1; count <= 7; count++) await send(noteMember, joined(`new${count}@example.com`))
  await send(noteRequest, asked())
  const listed = await listOf()
  expect(listed.map(({ about }) => about)).toEqual([
    '',
    'new7@example.com',
    'new6@example.com',
    'new5@example.com',
    'new4@example.com',
    'new3@example.com',
  ])
})

test('a kind that a member turned off notifies only the others', async () => {
  const off = ['person-requested']
  const { body } = await region.invoke(SETTINGS, { workspaceId, sound: false, off }, { token: owner.token })
  expect(body.settings).toEqual({ sound: false, off })
  await send(noteRequest, asked())
  expect(await kindsOf(owner)).toEqual([])
  expect(await kindsOf(member)).toEqual(['person-requested'])
  expect((await region.invoke(LIST, { workspaceId }, { token: member.token })).body.settings).toEqual({
    sound: true,
    off: [],
  })
})

test('if no member wants a kind, nothing is created', async () => {
  for (const { token } of [owner, member])
    await region.invoke(SETTINGS, { workspaceId, sound: true, off: [...notificationKinds] }, { token })
  const before = region.events().length
  await send(noteRequest, asked())
  expect(region.events()).toHaveLength(before)
})

describe('another member’s notifications', () => {
  test('of another workspace are not found', async () => {
    const other = await region.newPerson()
    await send(noteRequest, asked())
    const [one] = await listOf()
    expect((await region.invoke(LIST, { workspaceId }, { token: other.token })).status).toBe(404)
    expect((await region.invoke(SEEN, { workspaceId, ids: [one?.ID] }, { token: other.token })).status).toBe(404)
    expect((await listOf()).map(({ seen }) => seen)).toEqual([false])
  })

  test('cannot be read with the workspace’s secret', async () => {
    expect((await region.invoke(LIST, { workspaceId }, { token: owner.secret })).status).toBe(403)
  })

  test('are not marked, and naming a deleted one is no error', async () => {
    const rows = region.rows().length
    const { status } = await region.invoke(SEEN, { workspaceId, ids: ['1-01GONE'] }, { token: owner.token })
    expect(status).toBe(200)
    expect(region.rows()).toHaveLength(rows)
  })

  test.each([[[]], [['3-01EVENT']], [['1-../META']], [Array(11).fill('1-01EVENT')]])(
    'cannot be reached by odd ids: %j',
    async (ids) => expect((await region.invoke(SEEN, { workspaceId, ids }, { token: owner.token })).status).toBe(422),
  )
})

test('notifications expire after ninety days', async () => {
  await send(noteRequest, asked())
  const row = region.rows().find(({ kind, pk }) => kind === 'notification' && pk === `WS#${workspaceId}`)
  expect(row?.ttl).toBe(Math.floor(at / 1000) + 90 * 24 * 3600)
})
