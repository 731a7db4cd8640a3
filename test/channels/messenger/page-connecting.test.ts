import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { handler as releaseAccounts } from '#functions/channels/connecting/release-accounts'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { drains } from '#functions/channels/sending/store'
import type { AccountId } from '#shared/channels/kinds'
import { channelMessages } from '#shared/channels/messages'
import { pagesMessages } from '#shared/channels/pages/messages'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { graphError, metaServer, type PlayedPage, pageToken, USER_TOKEN } from './meta-server.ts'

const MOVE = 'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent'

let region: TestRegion
let unseal: () => void
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
let agentId: string
let serial = 0
let page: PlayedPage
let plain: PlayedPage

const newAgent = async (by = owner): Promise<string> => {
  const id = `pages-agent-${String(++serial).padStart(4, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId: id, title: `Agent ${serial}`, enableNodes: true }, by)
  return id
}
const rowsOf = (kind: string) => region.rows().filter((row) => row.kind === kind)
const account = (id: string) => rowsOf('channel-account').find((row) => row.account === id)
const ticketOf = async (by = owner): Promise<string> => {
  const { body } = await region.invoke('POST /rpc/exchangeMetaToken', { token: 'good-code' }, by)
  return String(body.longer_access_token)
}
const connect = async (ticket: string, { id } = page, to = agentId, by = owner) =>
  region.invoke('POST /rpc/connectMetaPage', { agentId: to, token: ticket, selectedPage: { id } }, by)
const remove = async (id = page.id, from = agentId, by = owner) =>
  region.invoke('POST /rpc/removeMetaPage', { agentId: from, pageId: id }, by)

beforeAll(async () => {
  region = await startRegion()
  unseal = sealInMemory()
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: 'app-secret', metaVerifyToken: 'ours' })
  owner = await region.newPerson()
  other = await region.newPerson()
})
afterAll(async () => {
  replaceAppSecrets(undefined)
  unseal()
  await region.stop()
})
beforeEach(async () => {
  agentId = await newAgent()
  const id = String(9000 + serial)
  page = { id, name: 'Casa Verde', instagram: { id: `1784${id}`, username: 'casa.verde', name: 'Casa Verde Hotel' } }
  plain = { id: `${id}1`, name: 'Casa Blanca' }
})

test('a log-in’s code becomes a token of sixty days, and the browser gets a ticket', async () => {
  const { calls } = await metaServer([page])
  const ticket = await ticketOf()
  expect(calls.map(({ query }) => query.grant_type ?? 'code')).toEqual(['code', 'fb_exchange_token'])
  expect(ticket).toMatch(/^[\w-]{32}$/)
  expect(JSON.stringify([region.rows(), region.events()])).not.toContain(USER_TOKEN)
})

test('a code that has expired is refused in Meta’s words', async () => {
  await metaServer([page])
  const { status, body } = await region.invoke('POST /rpc/exchangeMetaToken', { token: 'old-code' }, owner)
  expect([status, body.message]).toEqual([422, pagesMessages.error('This authorization code has expired.')])
})

test('all pages of the log-in are listed with their Instagram accounts, and without a token', async () => {
  await metaServer([page, plain, { id: '77', name: 'Third' }])
  const { body } = await region.invoke('POST /rpc/tokenToPages', { token: await ticketOf() }, owner)
  expect(body.pages).toEqual([
    {
      id: page.id,
      name: 'Casa Verde',
      photoUrl: `https://scontent.xx.fbcdn.net/${page.id}.jpg`,
      connectedIgPage: { id: page.instagram?.id, name: 'Casa Verde Hotel', username: 'casa.verde' },
    },
    { id: plain.id, name: 'Casa Blanca', photoUrl: `https://scontent.xx.fbcdn.net/${plain.id}.jpg` },
    expect.objectContaining({ id: '77' }),
  ])
  expect(JSON.stringify(body)).not.toContain('EAA')
})

test('a page’s other apps are shown', async () => {
  await metaServer([page])
  const input = { token: await ticketOf(), pageId: page.id }
  expect((await region.invoke('POST /rpc/checkPageSubscriptions', input, owner)).body).toEqual({
    data: [{ id: '9', name: 'Another inbox', link: 'https://x.example', subscribed_fields: ['messages'] }],
  })
})

test('a page and its Instagram account are connected together: their events come here, their tokens are sealed', async () => {
  const { calls, subscribed } = await metaServer([page])
  const { status, body } = await connect(await ticketOf())
  expect([status, body]).toEqual([
    200,
    {
      page: {
        agentId,
        pageId: page.id,
        pageName: 'Casa Verde',
        igPageId: page.instagram?.id,
        igPageName: 'Casa Verde Hotel',
      },
    },
  ])
  expect(subscribed.has(page.id)).toBe(true)
  expect(String(calls.at(-1)?.body.subscribed_fields).split(',')).toEqual(
    expect.arrayContaining(['messages', 'messaging_postbacks', 'message_echoes', 'message_reads', 'standby']),
  )
  const listed = await region.invoke('GET /v2/agents/{agentId}/channels', { agentId }, owner)
  expect(listed.body.accounts).toMatchObject([
    { account: `instagram:${page.instagram?.id}`, kind: 'instagram', handle: '@casa.verde', state: 'connected' },
    { account: `messenger:${page.id}`, kind: 'messenger', name: 'Casa Verde' },
  ])
  const seen = JSON.stringify([body, listed.body, region.rows(), region.events()])
  expect(seen).not.toContain(pageToken(page.id))
})

test('connecting tells the operator and the product, and again only the operator', async () => {
  await metaServer([page])
  const ticket = await ticketOf()
  await connect(ticket)
  await connect(ticket)
  const events = region
    .events()
    .filter(({ data }) => data.agentId === agentId || (data.properties as { agentId?: string })?.agentId === agentId)
  const connected = events.filter(({ type }) => type === 'channels.connected').map(({ data }) => data.account)
  expect(connected.filter((id) => id === `messenger:${page.id}`)).toHaveLength(2)
  expect(connected.filter((id) => id === `instagram:${page.instagram?.id}`)).toHaveLength(2)
  expect(events.filter(({ data }) => data.name === 'instagram_channel_added')).toHaveLength(1)
})

test('what waited for a page that its provider refused is sent at once when the page is connected again', async () => {
  await metaServer([page])
  await connect(await ticketOf())
  const both = [`messenger:${page.id}`, `instagram:${page.instagram?.id}`] as const
  for (const account of both) await drains.save({ account: account as AccountId, pausedUntil: 4e12, strikes: 7 })
  const before = region.events().length
  await connect(await ticketOf())
  const since = region.events().slice(before)
  for (const account of both) {
    expect(rowsOf('account-drain').find((row) => row.account === account)).not.toHaveProperty('pausedUntil')
    expect(since).toContainEqual(expect.objectContaining({ type: 'conversations.send-queued', data: { account } }))
  }
})

test('a page that was moved and is connected again still knows the agent whose replies may be under way', async () => {
  await metaServer([page])
  await connect(await ticketOf())
  const to = await newAgent()
  const key = { workspaceId: owner.uid, kind: 'messenger', externalId: page.id }
  await region.invoke(MOVE, { ...key, from: agentId, to }, owner)
  const movedFrom = { agentId, at: expect.any(Number) }
  const both = () => [account(`messenger:${page.id}`), account(`instagram:${page.instagram?.id}`)]
  for (const one of both()) expect(one).toMatchObject({ agentId: to, movedFrom })
  expect((await connect(await ticketOf(), page, to)).status).toBe(200)
  for (const one of both()) expect(one).toMatchObject({ agentId: to, movedFrom })
})

test('what Meta says against a subscription is shown, and nothing is connected', async () => {
  const { instead } = await metaServer([page])
  const ticket = await ticketOf()
  instead['POST subscribed_apps'] = graphError(200, 'Requires pages_manage_metadata permission to manage the object')
  const { status, body } = await connect(ticket)
  expect([status, body.message]).toEqual([
    422,
    pagesMessages.failedToConnect('Requires pages_manage_metadata permission to manage the object'),
  ])
  expect(account(`messenger:${page.id}`)).toBeUndefined()
  instead['POST subscribed_apps'] = 'hang up'
  expect((await connect(ticket)).body.message).toBe(pagesMessages.failedToConnect(pagesMessages.unexpected))
  delete instead['POST subscribed_apps']
  expect((await connect(ticket)).status).toBe(200)
})

test('a page that the log-in does not include is not connected', async () => {
  const { instead } = await metaServer([page])
  const ticket = await ticketOf()
  expect((await connect(ticket, { id: '123', name: '' })).status).toBe(422)
  // Meta shows a public page to anybody, and its token to nobody else
  instead[`GET ${page.id}`] = { status: 200, body: { id: page.id, name: 'Casa Verde' } }
  expect((await connect(ticket)).body.message).toBe(pagesMessages.failedToConnect(pagesMessages.notInLogIn))
  expect(account(`messenger:${page.id}`)).toBeUndefined()
})

test('a page belongs to one agent: another is told which, another workspace is not', async () => {
  const { paths } = await metaServer([page])
  await connect(await ticketOf())
  const second = await newAgent()
  const taken = await connect(await ticketOf(), page, second)
  expect([taken.status, taken.body.message]).toEqual([409, pagesMessages.isAgents(`Agent ${serial - 1}`)])
  const foreign = await newAgent(other)
  const elsewhere = await connect(await ticketOf(other), page, foreign, other)
  expect([elsewhere.status, elsewhere.body.message]).toEqual([409, pagesMessages.isElsewhere])
  expect(account(`messenger:${page.id}`)?.agentId).toBe(agentId)
  expect(paths().filter((path) => path.startsWith('POST') && path.endsWith('subscribed_apps'))).toHaveLength(1)
})

test('a page whose Instagram account is another agent’s is not connected at all', async () => {
  await metaServer([page, { ...plain, instagram: page.instagram }] as PlayedPage[])
  await connect(await ticketOf())
  const second = await newAgent()
  const taken = await connect(await ticketOf(), plain, second)
  expect([taken.status, taken.body.message]).toEqual([409, pagesMessages.instagramIsAgents(`Agent ${serial - 1}`)])
  expect(account(`messenger:${plain.id}`)).toBeUndefined()
})

test('of two agents that connect a page at once, one gets both of its accounts', async () => {
  await metaServer([page])
  const ticket = await ticketOf()
  const second = await newAgent()
  const answers = await Promise.all([connect(ticket), connect(ticket, page, second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const owners = [`messenger:${page.id}`, `instagram:${page.instagram?.id}`].map((id) => account(id)?.agentId)
  expect(new Set(owners).size).toBe(1)
})

test('an Instagram account that is no longer linked is let go when its page is connected again', async () => {
  await metaServer([page])
  await connect(await ticketOf())
  await metaServer([{ id: page.id, name: page.name }])
  await connect(await ticketOf())
  expect(account(`messenger:${page.id}`)?.agentId).toBe(agentId)
  expect(account(`instagram:${page.instagram?.id}`)).toBeUndefined()
})

test('removing frees the page and its Instagram account; a second time, and for another agent, nothing is done', async () => {
  const { subscribed } = await metaServer([page, plain])
  await connect(await ticketOf())
  await connect(await ticketOf(), plain)
  const second = await newAgent()
  expect((await remove(page.id, second)).body).toEqual({ pageId: page.id })
  expect(account(`messenger:${page.id}`)).toBeDefined()
  expect((await remove()).body).toEqual({ pageId: page.id })
  expect([...subscribed.keys()]).toEqual([plain.id])
  expect([account(`messenger:${page.id}`), account(`instagram:${page.instagram?.id}`)]).toEqual([undefined, undefined])
  expect(account(`messenger:${plain.id}`)).toBeDefined()
  expect((await remove()).status).toBe(200)
  expect((await connect(await ticketOf(), page, second)).status).toBe(200)
})

test('a page is removed even where Meta cannot be reached', async () => {
  const { instead } = await metaServer([page])
  await connect(await ticketOf())
  instead['DELETE subscribed_apps'] = 'hang up'
  expect((await remove()).status).toBe(200)
  expect(account(`messenger:${page.id}`)).toBeUndefined()
})

test('a deleted agent frees its page', async () => {
  const { subscribed } = await metaServer([page])
  await connect(await ticketOf())
  const { workspaceId } = account(`messenger:${page.id}`) as { workspaceId: string }
  await region.invoke('DELETE /v2/agents/{agentId}', { agentId }, owner)
  await deliver(releaseAccounts, AgentDeleted({ workspaceId, agentId }))
  expect([account(`messenger:${page.id}`), account(`instagram:${page.instagram?.id}`)]).toEqual([undefined, undefined])
  expect(subscribed.size).toBe(0)
})

test('a ticket is good for the member who logged in, and for nobody else', async () => {
  await metaServer([page])
  const ticket = await ticketOf()
  const foreign = await newAgent(other)
  for (const { status, body } of [
    await region.invoke('POST /rpc/tokenToPages', { token: ticket }, other),
    await region.invoke('POST /rpc/checkPageSubscriptions', { token: ticket, pageId: page.id }, other),
    await connect(ticket, page, foreign, other),
  ])
    expect([status, body.message]).toEqual([422, channelMessages.logInEnded])
})

test('without an app at Meta nothing is asked there', async () => {
  const { calls } = await metaServer([page])
  const ticket = await ticketOf()
  calls.length = 0
  replaceAppSecrets({})
  const answers = [
    await region.invoke('POST /rpc/exchangeMetaToken', { token: 'good-code' }, owner),
    await connect(ticket),
  ]
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: 'app-secret', metaVerifyToken: 'ours' })
  for (const { status, body } of answers) expect([status, body.message]).toEqual([409, pagesMessages.noMetaApp])
  expect(calls).toEqual([])
})
