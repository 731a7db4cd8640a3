import { expect, test } from 'vitest'
import { AssigneeChanged, ConversationRated, MessageLeft } from '#events/conversations/events'
import { ClientsNotified } from '#events/notifications/events'
import { handler as mailClients } from '#functions/notifications/clients/mail-clients'
import { handler as notifyHandoff } from '#functions/notifications/clients/notify-handoff'
import { handler as notifyLowRating } from '#functions/notifications/clients/notify-low-rating'
import { handler as notifyMessageLeft } from '#functions/notifications/clients/notify-message-left'
import { deliver } from '#test/support/handlers/deliver'
import { cookieOf, newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mails, mail } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>

/** Another conversation each time. */
let serial = 0
const where = (it: Portal, agentId: string = it.agents[0]) => ({
  workspaceId: it.uid,
  channel: 'web' as const,
  agentId,
  conversationId: `01J0000000000000000000${String(++serial).padStart(4, '0')}`,
})
const request = (it: Portal, agentId?: string) =>
  AssigneeChanged({
    ...where(it, agentId),
    messageId: 'm',
    from: 'ai-chatting',
    to: 'requested_chat',
    isTest: false,
  })
/** The bus delivers twice. */
const ask = async (it: Portal, agentId?: string) => {
  const event = { ...request(it, agentId), id: `01J000000000000000000E${String(serial).padStart(4, '0')}` }
  await deliver(notifyHandoff, event)
  await deliver(notifyHandoff, event)
}
const mailAll = async ({ uid }: Portal) => {
  for (const event of fixture.region
    .events()
    .filter((it) => it.type === ClientsNotified.type && it.data.workspaceId === uid)) {
    const draft = event as Parameters<typeof deliver>[1]
    await deliver(mailClients, draft)
    await deliver(mailClients, draft)
  }
}
const inbox = async (it: Portal, cookie: string) =>
  (await it.call('GET /portal/notifications', {}, cookie)).body.notifications as {
    ID: string
    kind: string
    seen: boolean
    urlPathname: string
  }[]
const set = async (it: Portal, cookie: string, notificationsSettings: object) => {
  const { client } = (await it.call('GET /portal/me', {}, cookie)).body
  const input = { lastModified: client.lastModified, changes: { notificationsSettings } }
  expect((await it.call('POST /portal/account', input, cookie)).status).toBe(200)
}

test('a visitor who asks for a person is at the bell of each client who reads the conversation, once', async () => {
  const it = await agency('asked')
  const [ingrid, bo] = [await it.client('ingrid@fjord.example'), await it.client('bo@fjord.example')]
  const other = await it.organise({ name: 'Harbour', widgetIDs: [it.agents[1]] })
  const kai = await it.add('kai@harbour.example', {}, other.ID)
  await ask(it)
  for (const { cookie } of [ingrid, bo])
    expect(await inbox(it, cookie)).toMatchObject([{ kind: 'person-requested', seen: false }])
  const ofKai = cookieOf(await it.logIn('kai@harbour.example'))
  expect(kai.orgId).toBe(other.ID)
  expect(await inbox(it, ofKai)).toEqual([])
})

test('is not at the bell of one without Conversations, without this agent, or whose access is off', async () => {
  const it = await agency('notasked')
  const noTab = await it.client('notab@fjord.example')
  await it.team('PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access', { clientId: noTab.ID, take: ['/convos'] })
  const noAgent = await it.client('noagent@fjord.example', [], { widgetIDs: [] })
  await ask(it)
  for (const { cookie } of [noTab, noAgent]) expect(await inbox(it, cookie)).toEqual([])
  expect(
    fixture.region.rows().filter(({ pk, sk }) => pk === `WS#${it.uid}` && String(sk).startsWith('NTF#client')),
  ).toEqual([])
})

test('who wants requests only gets no other kind, who wants all gets them, and who wants none gets nothing', async () => {
  const it = await agency('wanted')
  const clients = await Promise.all(
    ['all', 'requestsOnly', 'none'].map((kind) => it.client(`${kind.toLowerCase()}@fjord.example`)),
  )
  const [all, requests, none] = clients.map(({ cookie }) => cookie) as [string, string, string]
  await set(it, all, { notifyThrough: 'all', notifyIf: 'all' })
  await set(it, none, { notifyThrough: 'all', notifyIf: 'none' })
  await ask(it)
  await deliver(notifyMessageLeft, MessageLeft({ ...where(it), messageId: 'm', isTest: false }))
  await deliver(notifyLowRating, ConversationRated({ ...where(it), score: 1, isTest: false }))
  await deliver(notifyLowRating, ConversationRated({ ...where(it), score: 5, isTest: false }))
  await deliver(notifyMessageLeft, MessageLeft({ ...where(it), messageId: 'm', isTest: true }))
  const kinds = async (cookie: string) => (await inbox(it, cookie)).map(({ kind }) => kind).toSorted()
  expect(await kinds(all)).toEqual(['message-left', 'person-requested', 'rated-low'])
  expect(await kinds(requests)).toEqual(['person-requested'])
  expect(await kinds(none)).toEqual([])
})

test('is mailed once to those who want mail, in the agency’s name and with its portal’s address alone', async () => {
  const it = await agency('mailed')
  await it.set({ set: { name: 'Studio Nord' } })
  await it.client('ingrid@fjord.example', [], { preferredLanguage: 'de' })
  const bell = await it.client('bell@fjord.example')
  await set(it, bell.cookie, { notifyThrough: 'push', notifyIf: 'all' })
  await ask(it)
  await mailAll(it)
  expect(mails()).toHaveLength(1)
  const [sent] = mails()
  expect(sent).toMatchObject({
    to: ['ingrid@fjord.example'],
    subject: expect.stringContaining('möchte mit dem Team sprechen'),
  })
  expect(sent?.text).toContain(`https://${it.host}/app/eu/agents/${it.agents[0]}/convos?chat=`)
  expect(JSON.stringify(mails())).not.toMatch(/parley|app\.example\.com/i)
  const [call] = mail.calls()
  const sender = JSON.stringify(call?.args[0].input)
  expect(Buffer.from(/\?B\?([^?]+)\?=/.exec(sender)?.[1] ?? '', 'base64').toString()).toBe('Studio Nord')
})

test('is mailed at most twelve times an hour to one client', async () => {
  const it = await agency('mailflood')
  await it.client('ingrid@fjord.example')
  for (let at = 0; at < 14; at++) await ask(it)
  await mailAll(it)
  expect(mails()).toHaveLength(12)
})

test('is marked by the client themselves, and not by a teammate who looks on', async () => {
  const it = await agency('marked')
  const { ID: clientId, cookie } = await it.client('ingrid@fjord.example')
  await ask(it)
  const [{ ID } = { ID: '' }] = await inbox(it, cookie)
  const { url } = (await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as', { clientId })).body
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')
  const { clientData } = (await it.call('POST /rpc/validateClientLoginToken', { token })).body
  const looking = cookieOf(await it.logIn(clientData.email, clientData.dashboardPassword))
  await it.call('POST /portal/notifications/seen', { ids: [ID] }, looking)
  expect(await inbox(it, cookie)).toMatchObject([{ seen: false }])
  await it.call('POST /portal/notifications/seen', { ids: [ID] }, cookie)
  expect(await inbox(it, cookie)).toMatchObject([{ seen: true }])
})

test('is gone from the bell of a client who was moved to another organisation', async () => {
  const it = await agency('movedaway')
  const { ID: clientId, cookie, lastModified } = await it.client('ingrid@fjord.example')
  await ask(it)
  expect(await inbox(it, cookie)).toHaveLength(1)
  const other = await it.organise({ name: 'Harbour', widgetIDs: [it.agents[1]] })
  await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}', {
    clientId,
    lastModified,
    orgId: other.ID,
    changes: {},
  })
  expect(await inbox(it, cookie)).toEqual([])
})
