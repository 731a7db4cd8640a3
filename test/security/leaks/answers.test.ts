import { readFileSync } from 'node:fs'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AgencySaved } from '#events/agencies/events'
import { newSession } from '#functions/clients/sessions/new-session'
import { clients } from '#functions/clients/store'
import { handler as publishBrand } from '#functions/domains/brand/publish-brand'
import { publishToTeam } from '#functions/notifications/live/publish-to-team'
import { attempt } from '#lib/database/commit'
import { clientTabs } from '#shared/agencies/client-tabs'
import { api } from '#shared/api'
import type { Contract, RouteKey } from '#shared/contract'
import type { Ids } from '#test/security/ids'
import { inputs } from '#test/security/inputs'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { liveHarness } from '#test/support/handlers/live-harness'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { fromPortal, newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { leaksIn } from './needles.ts'

const mails = mockClient(SESClient)
const bucket = 'https://quillfort-eu-files-123456789012.s3.eu-central-1.amazonaws.com'
let region: TestRegion
let live: Awaited<ReturnType<typeof liveHarness>>
let site: ThirdPartyServer
let unseal: () => void
let portal: Awaited<ReturnType<typeof newAgencyPortal>>
let clientIds = { client: '', admin: '' }
let ids: Ids
let variables: NodeJS.ProcessEnv

beforeAll(async () => {
  variables = { ...process.env }
  region = await startRegion()
  live = await liveHarness()
  unseal = sealInMemory()
  site = await thirdPartyServer()
  const index = readFileSync(new URL('../../../dist/portal/index.html', import.meta.url), 'utf8')
  site.answer(({ url }, response) => {
    response.statusCode = url === '/portal/index.html' ? 200 : 404
    response.end(index)
  })
  mails.on(SendEmailCommand).resolves({})
  Object.assign(process.env, {
    PUBLIC_URL: site.origin,
    MAIL_FROM: 'Mailer <mail@neutral.example>',
    FILES_ORIGIN: bucket,
    FILES_BUCKET: 'quillfort-eu-files-123456789012',
  })
  portal = await newAgencyPortal(region, 'harbour')
  const [agentId] = portal.agents
  const client = await portal.client('ingrid@fjord.example', clientTabs)
  const admin = await portal.client('bo@fjord.example', clientTabs, { isOrgAdmin: true })
  clientIds = { client: client.ID, admin: admin.ID }
  // pictures as they are stored: with the dashboard's address
  await region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId, roundedImageURL: `${site.origin}/media/eu/abc-123.png` },
    { token: portal.token },
  )
  const { conversationId } = (await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })).body
  ids = {
    workspaceId: portal.uid,
    agentId,
    conversationId,
    testConversationId: conversationId,
    ownWorkspaceId: portal.uid,
  }
  const { agency } = (await portal.team('POST /v2/workspaces/{workspaceId}/agency')).body
  await portal.set({
    set: {
      name: 'Harbour',
      mainWebsite: 'https://harbour.example',
      settings: { ...agency.settings, enableClientSignup: true },
    },
  })
  await deliver(publishBrand, AgencySaved({ workspaceId: portal.uid, agencyId: portal.agencyId }))
}, 60_000)
afterAll(async () => {
  mails.restore()
  process.env = variables
  live.stop()
  unseal()
  await site[Symbol.asyncDispose]()
  await region.stop()
})

/** A new session for each call: some end it. */
const cookieOfClient = async (ID: string): Promise<string> => {
  const client = await clients.get({ ID })
  const { agencyId, uid: workspaceId } = portal
  const start = { owner: `CLI#${ID}`, agencyId, workspaceId, version: client?.passwordVersion ?? 1, via: 'password' }
  const session = newSession({ ...start, via: 'password' }, Date.now())
  await attempt([session.write])
  return session.cookie.split(';')[0] ?? ''
}

/** What this test alone knows: where the dashboard and the bucket are. */
const own = () => [new URL(site.origin).host, new URL(bucket).host]
const said = (what: unknown): readonly string[] => leaksIn(JSON.stringify(what), own())

test('no mail to a client says it', async () => {
  mails.resetHistory()
  const { agencyId } = portal
  const email = 'ingrid@fjord.example'
  const { ID: clientId } = await portal.add('new@fjord.example')
  await portal.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation', { clientId })
  await portal.call('POST /rpc/ssoClient', { email, agencyId })
  await portal.call('POST /portal/password-reset', { email })
  await portal.call('POST /rpc/signupWithOTP', { name: 'Eva', email: 'eva@fjord.example', agencyId })
  const sent = mails.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input)
  expect(sent.length).toBeGreaterThanOrEqual(4)
  for (const mail of sent)
    expect({ said: said(mail), subject: mail.Message?.Subject?.Data }).toMatchObject({ said: [] })
})

const routes = Object.values(api as Readonly<Record<string, Contract>>).flatMap((contract) =>
  Object.entries(contract).map(([key, { stream }]) => ({ key: key as RouteKey, isStream: stream === true })),
)

/** Answers that hold what a workspace’s owner calls or that only the product’s own hosts give: none is a client’s. */
const inputOf = (key: RouteKey, of: Ids) => inputs[key as keyof typeof inputs](of)

describe('what an agency’s host answers', () => {
  test.each(routes)('says nothing of the platform behind: $key', async ({ key, isStream }) => {
    const missing = { ...ids, agentId: 'missing-agent-01', conversationId: '01J00000000000000000000000' }
    const { client, admin } = clientIds
    const cookies = [undefined, await cookieOfClient(client), await cookieOfClient(admin), '__Host-session=c.1.2']
    for (const cookie of cookies)
      for (const of of [ids, missing]) {
        const input = { ...inputOf(key, of), ...(key.includes('rpc/') ? { agencyId: portal.agencyId } : {}) }
        const given = fromPortal(region, portal.host, cookie)
        const answer = isStream
          ? await invokeStream(key, input, given)
          : await region.invoke(key as Parameters<TestRegion['invoke']>[0], input, given)
        expect({ said: said(answer), answer: said(answer).length > 0 ? answer : undefined }).toEqual({ said: [] })
      }
  })

  test.each(['harbour.portal.example', 'nobody.agencies.example'])(
    'is a page, a manifest and an icon without a word of it: %s',
    async (host) => {
      for (const key of [
        'GET /public/portal',
        'GET /public/manifest',
        'GET /public/icon',
        'GET /public/host',
      ] as const) {
        const answer = await region.invoke(key, {}, fromPortal(region, host))
        const isPage = key === 'GET /public/portal' && host.startsWith('harbour')
        if (isPage) expect(answer.body).toContain('<title>Harbour</title>')
        expect([key, said(answer)]).toEqual([key, []])
      }
    },
  )

  test('is nothing of it in bad calls: no JSON, no route, too much, a secret of the product’s own hosts', async () => {
    const bad = [
      { rawBody: '{' },
      { rawBody: `"${'x'.repeat(1_100_000)}"` },
      { token: portal.secret },
      { token: portal.token },
      { token: 'eyJhbGciOiJSUzI1NiJ9.e30.AAAA' },
    ]
    for (const more of bad)
      for (const key of ['POST /portal/log-in', 'GET /portal/me', 'POST /v2/agents/{agentId}'] as const) {
        const call = { ...fromPortal(region, portal.host), ...more }
        expect(said(await region.invoke(key, { agentId: ids.agentId }, call))).toEqual([])
      }
  })
})

test('no message of a socket says it', async () => {
  const { token } = (await portal.call('POST /portal/live-ticket', {}, await cookieOfClient(clientIds.client))).body
  const topic = { kind: 'agent', agentId: ids.agentId }
  const answers = [
    await live.say('c1', { type: 'subscribe', topic, token }),
    await live.say('c2', { type: 'subscribe', topic: { ...topic, agentId: 'missing-agent-01' }, token }),
    await live.say('c3', { type: 'subscribe', topic, token: 'wrong' }),
    await live.say('c4', { type: 'nonsense' }),
  ]
  await publishToTeam({ agentId: ids.agentId, conversationId: ids.conversationId, messageId: '', at: 1 })
  expect(live.pushed.length).toBeGreaterThan(0)
  expect(said([answers, live.pushed])).toEqual([])
})
