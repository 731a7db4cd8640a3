import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { chatLanguageCodes } from '#shared/agents/chat-languages'
import { api } from '#shared/api'
import { fileMessages } from '#shared/files/messages'
import { onePixel } from '#test/security/input-values'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const mail = mockClient(SESClient)
let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
const agentId = 'specified-agent1'
beforeAll(async () => {
  region = await startRegion()
  Object.assign(process.env, { MAIL_FROM: 'no-reply@parley.localhost', PUBLIC_URL: 'https://app.example.com' })
  owner = await region.newPerson({ name: 'Uma Xavier' })
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, { token: owner.token })
})
beforeEach(() => {
  mail.reset()
  mail.on(SendEmailCommand).resolves({})
})
afterAll(() => {
  mail.restore()
  return region.stop()
})

/** The specifications' calls about accounts, workspaces, agents and their widget: the route of each, or what does its work. */
const calls: Readonly<Record<string, string | { readonly folded: string }>> = {
  'POST /v2/agents/{agentId}': 'POST /v2/agents/{agentId}',
  convertAgentTemplateToAgent: 'POST /rpc/convertAgentTemplateToAgent',
  uploadFile: 'POST /rpc/uploadFile',
  'POST /api/ai-css-generator': 'POST /ai-css-generator',
  'GET /public/users/{ownerId}/check-credits': 'GET /public/users/{ownerId}/check-credits',
  'GET /v2/public/agents/{agentId}/usage': 'GET /v2/public/agents/{agentId}/usage',
  'GET /public/agents/{agentId}': 'GET /public/agents/{agentId}',
  'POST /agents/{agentId}/analytics': 'POST /agents/{agentId}/analytics',
  'GET translate': 'GET /public/translate',
  'GET /utils/ip': { folded: 'the edge adds the address and the country to each call' },
  'onboarding.getBrandingInfo': 'POST /rpc/onboarding.getBrandingInfo',
  'onboarding.createPersonalizedAgent': 'POST /rpc/onboarding.createPersonalizedAgent',
  'POST /v2/workspaces/{uid}': 'POST /v2/workspaces/{workspaceId}',
  'DELETE /v2/workspaces/{uid}': 'DELETE /v2/workspaces/{workspaceId}',
  'POST /v2/workspaces/{uid}/email': 'POST /v2/workspaces/{workspaceId}/email',
  'POST /workspace/{userId}/logs': 'POST /workspace/{workspaceId}/logs',
  'POST /events/new-user': 'POST /events/new-user',
  'GET /public/users/{userId}': 'GET /public/users/{userId}',
  'POST /no-auth/workspaces/{uid}/invite': 'POST /no-auth/workspaces/{workspaceId}/invite',
  tokenToUser: 'POST /rpc/tokenToUser',
  exportAgentToJson: 'POST /rpc/exportAgentToJson',
  saveAgentBackup: 'POST /rpc/saveAgentBackup',
}

test('every call of the specifications for what there is has its route, or what does its work', () => {
  const routes = Object.values(api).flatMap((contract) => Object.keys(contract))
  const missing = Object.entries(calls).filter(([, route]) => typeof route === 'string' && !routes.includes(route))
  expect(missing).toEqual([])
})

test('a workspace is saved with the whole record of the specification, of which only the editable fields count', async () => {
  const record = {
    uid: 'another',
    joinedAt: 1,
    photoURL: 'https://evil.example/x.png',
    displayName: 'Mallory',
    location: 'default',
    loadTokens: 1e9,
    freeLTsTS: 1,
    referredFrom: 'x',
    workspaceSecret: 'vg_00000000000000000000',
    workspaceEmails: ['mallory@example.com'],
    stripeSubscriptionId: 's',
    stripeCustomerId: 'c',
    hasEverPaid: true,
    internal: {
      isNewUser: false,
      useNewPricing: false,
      isPayAsYouGo: true,
      customPlan: { limits: { workspaceSeats: 99 } },
    },
  }
  const save = (more: object) =>
    region.invoke('POST /v2/workspaces/{workspaceId}', { workspaceId: owner.uid, ...more }, { token: owner.secret })
  const before = (await region.invoke('POST /v2/me', {}, { token: owner.token })).body.workspace
  const { status, body } = await save({ ...record, workspaceName: 'Fenwick' })
  expect([status, body.success]).toEqual([200, true])
  const after = (await region.invoke('POST /v2/me', {}, { token: owner.token })).body.workspace
  expect(after).toEqual({ ...before, workspaceName: 'Fenwick' })
  expect((await save({ balance: 1 })).status).toBe(422)
})

test('a picture in base64 is stored under a URL of its own, whatever path was asked for, and anything else is refused', async () => {
  const upload = (base64Payload: string, more: object = {}) =>
    region.invoke('POST /rpc/uploadFile', { agentId, base64Payload, ...more }, { token: owner.token })
  const { body } = await upload(onePixel, { targetPath: '../../other/agent.png', userId: 'someone' })
  expect(body.data.url).toMatch(/^https:\/\/app\.example\.com\/media\/eu\/[\w-]{32}\.png$/)
  expect((await upload(`data:image/png;base64,${onePixel}`)).body.data.url).toBe(body.data.url)
  expect((await upload(onePixel, { temporary: true })).body.data.url).toContain('/media/eu/unsaved/')
  const refused = await upload(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>').toString('base64'),
  )
  expect([refused.status, refused.body.message]).toEqual([422, fileMessages.notAPicture])
  expect((await upload('not base64!')).status).toBe(422)
})

test('a new user is registered once, with the campaign, and by their token alone', async () => {
  const token = region.pool.tokenOf({ sub: 'nora', email: 'nora@example.com' })
  const input = { userData: { email: 'victim@example.com', utm_source: 'spring' }, ps_xid: 'px1', tolt_referral: 'tr1' }
  const register = () => region.invoke('POST /events/new-user', input, { token })
  expect((await register()).body).toEqual({ success: true, isNew: true })
  expect((await register()).body).toEqual({ success: true, isNew: false })
  const { workspace } = (await region.invoke('POST /v2/me', {}, { token })).body
  expect(workspace).toMatchObject({
    email: 'nora@example.com',
    internal: { utm_source: 'spring', ps_xid: 'px1', tolt_referral: 'tr1' },
  })
})

test('a token is exchanged for a session only if it is a user’s, and creates an account only when asked to', async () => {
  const exchange = (input: object) => region.invoke('POST /rpc/tokenToUser', { ...input })
  expect((await exchange({ token: owner.token })).body).toEqual({ authToken: owner.token })
  const token = region.pool.tokenOf({ sub: 'otto', email: 'otto@example.com' })
  const rows = region.rows().length
  expect((await exchange({ token })).status).toBe(404)
  expect(region.rows()).toHaveLength(rows)
  expect((await exchange({ token, createAccount: true, utm_source: 'spring' })).body).toEqual({ authToken: token })
  expect((await exchange({ token })).status).toBe(200)
  const expired = region.pool.tokenOf({ sub: 'otto', email: 'otto@example.com' }, { exp: 1_600_000_000 })
  expect((await exchange({ token: expired, createAccount: true })).status).toBe(401)
})

test('a log line is kept for 90 days, read by the team, and mailed to the owner alone', async () => {
  // two lines of one millisecond have no order
  let now = Date.now()
  onTestFinished(replaceWorld({ now: () => ++now }))
  const log = {
    type: 'sync',
    content: 'Products: 12\r\nBcc: all@example.com',
    channel: 'web',
    metadata: { source: 'erp' },
  }
  const add = (more: object = {}) =>
    region.invoke(
      'POST /workspace/{workspaceId}/logs',
      { workspaceId: owner.uid, ...log, ...more },
      { token: owner.secret },
    )
  expect((await add({ userId: owner.uid, region: 'voiceglow-eu' })).status).toBe(200)
  expect(mail.commandCalls(SendEmailCommand)).toHaveLength(0)
  expect((await add({ type: 'sync\nfailed', withEmail: true })).body).toMatchObject({ isMailed: true })
  const [sent] = mail.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)
  expect(sent?.Destination?.ToAddresses).toEqual([owner.email])
  expect(sent?.Message?.Subject?.Data).toBe('Log: sync failed')
  const list = await region.invoke(
    'GET /workspace/{workspaceId}/logs',
    { workspaceId: owner.uid },
    { token: owner.token },
  )
  expect(list.body.logs).toMatchObject([{ type: 'sync\nfailed' }, log])
  // the line is kept when the mail fails
  mail.on(SendEmailCommand).rejects(new Error('down'))
  expect((await add({ withEmail: true })).body).toMatchObject({ success: true, isMailed: false })
  const kept = region.rows().filter(({ kind }) => kind === 'workspace-log')
  expect(kept.every(({ ttl, at }) => ttl === Math.floor(Number(at) / 1000) + 90 * 24 * 3600)).toBe(true)
  expect(kept).toHaveLength(3)
})

test('the languages of an agent are listed by their own names, Automatic first', async () => {
  const { body } = await region.invoke('GET /public/translate', {})
  expect(body.success).toBe(true)
  expect(body.languages[0]).toEqual({ language: 'automatic', name: 'Automatic' })
  expect(body.languages).toContainEqual({ language: 'de', name: 'Deutsch' })
  expect(body.languages).toHaveLength(chatLanguageCodes.length + 1)
})
