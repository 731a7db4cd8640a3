import { describe, expect, test } from 'vitest'
import { MemberJoined, MemberLeft } from '#events/workspaces/events'
import { heads } from '#functions/conversations/store'
import { handler as forgetMember } from '#functions/notifications/forget-member'
import { handler as notifyHandoff } from '#functions/notifications/triggers/notify-handoff'
import { handler as notifyLowRating } from '#functions/notifications/triggers/notify-low-rating'
import { handler as notifyMemberJoined } from '#functions/notifications/triggers/notify-member-joined'
import { notificationKinds } from '#shared/notifications/kinds'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { notificationsFixture } from '#test/support/worlds/region-fixtures/notifications-fixture'

const LIST = 'GET /v2/workspaces/{workspaceId}/notifications'
const SEEN = 'POST /v2/workspaces/{workspaceId}/notifications/seen'
const SETTINGS = 'PUT /v2/workspaces/{workspaceId}/notifications/settings'

const { agentId, asked, fixture, kindsOf, listOf, rated, send } = notificationsFixture()
const joined = (email: string) => MemberJoined({ workspaceId: fixture.workspaceId, email })

test('a visitor’s request for a human agent notifies owner and members, each separately', async () => {
  await send(notifyHandoff, asked())
  const [one] = await listOf(fixture.owner)
  expect(one).toMatchObject({
    kind: 'person-requested',
    notificationLevel: 1,
    seen: false,
    urlPathname: `/app/eu/agents/${agentId}/convos?chat=${fixture.conversationId}`,
  })
  await fixture.region.invoke(
    SEEN,
    { workspaceId: fixture.workspaceId, ids: [one?.ID] },
    { token: fixture.owner.token },
  )
  expect((await listOf(fixture.owner)).map(({ seen }) => seen)).toEqual([true])
  expect((await listOf(fixture.member)).map(({ seen }) => seen)).toEqual([false])
})

test('a toast marks a notification as seen, and only opening the inbox takes the bell’s dot, of this receiver', async () => {
  await send(notifyHandoff, asked())
  const [one] = await listOf(fixture.owner)
  const mark = (more: object) =>
    fixture.region.invoke(
      SEEN,
      { workspaceId: fixture.workspaceId, ids: [one?.ID], ...more },
      { token: fixture.owner.token },
    )
  await mark({})
  expect(await listOf(fixture.owner)).toMatchObject([{ seen: true, opened: false }])
  await mark({ onlyOpened: true })
  expect(await listOf(fixture.owner)).toMatchObject([{ seen: true, opened: true }])
  await send(notifyHandoff, asked())
  const ids = [(await listOf(fixture.owner))[0]?.ID]
  await mark({ ids, onlyOpened: true })
  expect((await listOf(fixture.owner))[0]).toMatchObject({ seen: false, opened: true })
  expect((await listOf(fixture.member)).map(({ opened }) => opened)).toEqual([false, false])
})

test('a request stays lit until somebody answers it, and of two by one visitor the newest', async () => {
  const { conversationId, workspaceId } = fixture
  const head = {
    conversationId,
    agentId,
    workspaceId,
    channel: 'web' as const,
    state: 'requested_chat' as const,
    startedAt: 1,
    lastAt: 1,
    lastText: '',
    visitor: 'v1',
    isTest: false,
    version: 'live' as const,
    inbound: 1,
    answered: 1,
    turns: 1,
    milliCredits: 0,
    variables: {},
  }
  await heads.save({ ...head, place: 'waiting', askedAt: 1 })
  await send(notifyHandoff, asked())
  await send(notifyHandoff, asked())
  expect((await listOf()).map(({ isWaiting }) => isWaiting)).toEqual([true, false])
  await heads.save({ ...head, state: 'human-chatting' })
  expect((await listOf()).map(({ isWaiting }) => isWaiting)).toEqual([false, false])
})

test('the second delivery of one event creates nothing and leaves a seen one seen', async () => {
  const id = '01EVENT0000000000000TWICE0'
  await send(notifyHandoff, asked(), { id })
  const [one] = await listOf()
  await fixture.region.invoke(
    SEEN,
    { workspaceId: fixture.workspaceId, ids: [one?.ID] },
    { token: fixture.owner.token },
  )
  const before = fixture.region.events().length
  await send(notifyHandoff, asked(), { id })
  expect((await listOf()).map(({ seen }) => seen)).toEqual([true])
  expect(fixture.region.events()).toHaveLength(before)
})

test('open dashboards are notified once', async () => {
  const before = fixture.region.events().length
  await send(notifyHandoff, asked())
  expect(fixture.region.events().slice(before)).toEqual([
    expect.objectContaining({
      type: 'notifications.created',
      data: { workspaceId: fixture.workspaceId, ID: (await listOf())[0]?.ID, kind: 'person-requested' },
    }),
  ])
})

test('take-overs and test chats are not notified', async () => {
  await send(notifyHandoff, asked({ to: 'human-chatting' }))
  await send(notifyHandoff, asked({ isTest: true }))
  await send(notifyLowRating, rated(1, { isTest: true }))
  expect(await listOf()).toEqual([])
})

test('a visitor who asks again and again does not displace other notifications', async () => {
  await atFixedTime(async () => {
    for (let requests = 1; requests <= 9; requests++) await send(notifyHandoff, asked())
  })
  const ofThis = fixture.region
    .rows()
    .filter((row) => row.kind === 'notification' && row.conversationId === fixture.conversationId)
  expect(ofThis).toHaveLength(2 * 6)
})

test('an event that is delivered repeatedly counts once', async () => {
  const id = '01EVENT0000000000000000001'
  for (let deliveries = 1; deliveries <= 9; deliveries++) await send(notifyHandoff, asked(), { id })
  expect(await listOf()).toHaveLength(1)
  await send(notifyHandoff, asked())
  expect(await listOf()).toHaveLength(2)
})

test('an agent is notified at most sixty times an hour', async () => {
  await atFixedTime(async () => {
    for (let requests = 1; requests <= 64; requests++)
      await send(
        notifyHandoff,
        asked({ agentId: 'besieged-agent', conversationId: `${fixture.conversationId}-${requests}` }),
      )
  })
  const ofThis = fixture.region.rows().filter((row) => row.kind === 'notification' && row.agentId === 'besieged-agent')
  expect(ofThis).toHaveLength(2 * 60)
})

test('a former member’s notifications are deleted, and one who is back keeps new ones', async () => {
  await send(notifyHandoff, asked())
  await fixture.region.invoke(
    SETTINGS,
    { workspaceId: fixture.workspaceId, off: ['rated-low'], sound: true },
    { token: fixture.member.token },
  )
  const theirs = () =>
    fixture.region
      .rows()
      .filter(({ pk, sk }) => pk === `WS#${fixture.workspaceId}` && /^(NTF|NTFSET|PUSH)#/.test(String(sk)))
      .filter(({ receiver }) => receiver === fixture.member.email)
  const left = MemberLeft({ workspaceId: fixture.workspaceId, email: fixture.member.email })
  const before = theirs()
  expect(before).toHaveLength(2)
  await send(forgetMember, left)
  expect(theirs()).toEqual(before)
  await fixture.region.invoke(
    'DELETE /v2/workspaces/{workspaceId}/members/{email}',
    { workspaceId: fixture.workspaceId, email: fixture.member.email },
    { token: fixture.owner.token },
  )
  await send(forgetMember, left)
  await send(forgetMember, left)
  expect(theirs()).toEqual([])
  expect(await listOf()).toHaveLength(1)
})

test('low ratings are notified, others and those that were low before are not', async () => {
  await send(notifyLowRating, rated(3))
  await send(notifyLowRating, rated(1, { before: 2 }))
  expect(await listOf()).toEqual([])
  await send(notifyLowRating, rated(2, { before: 5 }))
  expect(await listOf()).toMatchObject([{ kind: 'rated-low', score: 2, notificationLevel: 1 }])
})

test('an accepted invitation notifies the other members', async () => {
  await send(notifyMemberJoined, joined(fixture.member.email))
  expect(await listOf(fixture.owner)).toMatchObject([
    { kind: 'member-joined', about: fixture.member.email, notificationLevel: 2, urlPathname: '/app/eu/agents' },
  ])
  expect(await listOf(fixture.member)).toEqual([])
})

test('the five newest of each level are listed, newest first', async () => {
  for (let count = 1; count <= 7; count++) await send(notifyMemberJoined, joined(`new${count}@example.com`))
  await send(notifyHandoff, asked())
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
  const { body } = await fixture.region.invoke(
    SETTINGS,
    { workspaceId: fixture.workspaceId, sound: false, off },
    { token: fixture.owner.token },
  )
  expect(body.settings).toEqual({ sound: false, off })
  await send(notifyHandoff, asked())
  expect(await kindsOf(fixture.owner)).toEqual([])
  expect(await kindsOf(fixture.member)).toEqual(['person-requested'])
  expect(
    (await fixture.region.invoke(LIST, { workspaceId: fixture.workspaceId }, { token: fixture.member.token })).body
      .settings,
  ).toEqual({
    sound: true,
    off: [],
  })
})

test('if no member wants a kind, nothing is created', async () => {
  for (const { token } of [fixture.owner, fixture.member])
    await fixture.region.invoke(
      SETTINGS,
      { workspaceId: fixture.workspaceId, sound: true, off: [...notificationKinds] },
      { token },
    )
  const before = fixture.region.events().length
  await send(notifyHandoff, asked())
  expect(fixture.region.events()).toHaveLength(before)
})

describe('another member’s notifications', () => {
  test('of another workspace are not found', async () => {
    const other = await fixture.region.newPerson()
    await send(notifyHandoff, asked())
    const [one] = await listOf()
    expect(
      (await fixture.region.invoke(LIST, { workspaceId: fixture.workspaceId }, { token: other.token })).status,
    ).toBe(404)
    expect(
      (await fixture.region.invoke(SEEN, { workspaceId: fixture.workspaceId, ids: [one?.ID] }, { token: other.token }))
        .status,
    ).toBe(404)
    expect((await listOf()).map(({ seen }) => seen)).toEqual([false])
  })

  test('cannot be read with the workspace’s secret', async () => {
    expect(
      (await fixture.region.invoke(LIST, { workspaceId: fixture.workspaceId }, { token: fixture.owner.secret })).status,
    ).toBe(403)
  })

  test('are not marked, and naming a deleted one is no error', async () => {
    const rows = fixture.region.rows().length
    const { status } = await fixture.region.invoke(
      SEEN,
      { workspaceId: fixture.workspaceId, ids: ['1-01GONE'] },
      { token: fixture.owner.token },
    )
    expect(status).toBe(200)
    expect(fixture.region.rows()).toHaveLength(rows)
  })

  test.each([[[]], [['3-01EVENT']], [['1-../META']], [Array(11).fill('1-01EVENT')]])(
    'cannot be reached by odd ids: %j',
    async (ids) =>
      expect(
        (await fixture.region.invoke(SEEN, { workspaceId: fixture.workspaceId, ids }, { token: fixture.owner.token }))
          .status,
      ).toBe(422),
  )
})

test('notifications expire after ninety days', async () => {
  await send(notifyHandoff, asked())
  const row = fixture.region
    .rows()
    .find(({ kind, pk }) => kind === 'notification' && pk === `WS#${fixture.workspaceId}`)
  expect(row?.ttl).toBe(Math.floor(fixture.at / 1000) + 90 * 24 * 3600)
})
