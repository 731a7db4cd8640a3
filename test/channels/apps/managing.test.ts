import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { discordApp } from '#infra/local/stand-ins/channels/discord/discord-app'
import { broughtApp } from '#infra/local/stand-ins/channels/graph/local-app'
import { type ChannelStandIns, startChannelStandIns } from '#infra/local/stand-ins/channels/start-channel-stand-ins'
import { attempt } from '#lib/database/commit'
import { appMessages } from '#shared/channels/apps/messages'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { thirdPartyServer } from '#test/support/providers/third-party-server'

const LIST = 'GET /v2/workspaces/{workspaceId}/apps'
const META = 'PUT /v2/workspaces/{workspaceId}/apps/meta'
const DISCORD = 'PUT /v2/workspaces/{workspaceId}/apps/discord'
const CHECK = 'POST /v2/workspaces/{workspaceId}/apps/{provider}/check'
const REMOVE = 'DELETE /v2/workspaces/{workspaceId}/apps/{provider}'

const meta = {
  applicationId: broughtApp.id,
  appSecret: broughtApp.secret,
  whatsappConfigId: broughtApp.whatsappConfigId,
}

let region: TestRegion
let unseal: () => void
let standIns: ChannelStandIns
let folder: string
let discord: { applicationId: string; publicKey: string; botToken: string }
let owner: Awaited<ReturnType<TestRegion['newPerson']>>

beforeAll(async () => {
  region = await startRegion()
  unseal = sealInMemory()
  folder = mkdtempSync(join(tmpdir(), 'parley-apps-'))
  standIns = await startChannelStandIns({ port: 0, folder })
  const { applicationId, publicKey, botToken } = discordApp(folder, 'own')
  discord = { applicationId, publicKey, botToken }
})
afterAll(async () => {
  standIns.stop()
  rmSync(folder, { recursive: true })
  unseal()
  await region.stop()
})
beforeEach(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://app.example/')
  vi.stubEnv('GRAPH_BASE_URL', `${standIns.address}/graph`)
  vi.stubEnv('DISCORD_BASE_URL', `${standIns.address}/discord`)
  owner = await region.newPerson()
})
afterEach(() => vi.unstubAllEnvs())

const save = (key: typeof META | typeof DISCORD, input: object, by = owner) =>
  region.invoke(key, { workspaceId: by.uid, ...input }, by)
const list = async (by = owner) => (await region.invoke(LIST, { workspaceId: by.uid }, by)).body.apps
const remove = (provider: 'meta' | 'discord') => region.invoke(REMOVE, { workspaceId: owner.uid, provider }, owner)
const check = (provider: 'meta' | 'discord') => region.invoke(CHECK, { workspaceId: owner.uid, provider }, owner)
const rowsOf = (kind: string) =>
  region.rows().filter((row) => row.kind === kind && JSON.stringify(row).includes(owner.uid))
const issueOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  body.issues?.[0]?.path,
  body.issues?.[0]?.message,
]

/** An account that is connected through the app of this key. */
const connected = (appKey: string, account: 'whatsapp:77' | 'discord:88') =>
  attempt([
    channelAccounts.putting({
      account,
      workspaceId: owner.uid,
      agentId: 'agent-of-it',
      name: 'Reservations',
      token: 'sealed',
      tokenEnd: 'end',
      state: 'connected',
      connectedAt: 1,
      appKey,
    }),
  ])

describe('a Meta app', () => {
  test('is added once Meta takes its id and secret, with an address, a verify token, and an entry in the log', async () => {
    const { status, body } = await save(META, meta)
    expect([status, body.app]).toEqual([
      200,
      {
        provider: 'meta',
        appKey: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        name: broughtApp.name,
        applicationId: broughtApp.id,
        secretEnd: broughtApp.secret.slice(-3),
        hookUrl: `https://app.example/api/eu/hooks/meta/${body.app.appKey}`,
        verifyToken: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
        whatsappConfigId: broughtApp.whatsappConfigId,
        webhooks: [],
        accounts: [],
      },
    ])
    expect(await list()).toEqual([body.app])
    expect(rowsOf('audit').map(({ action }) => action)).toContain('channel-app.added')
  })

  test('is stored with its secret sealed only, which no answer has, sealed or open', async () => {
    const made = await save(META, meta)
    const seen = JSON.stringify([made.body, await list(), (await check('meta')).body])
    const [row] = rowsOf('channel-app')
    expect(JSON.stringify([seen, region.rows(), region.events()])).not.toContain(broughtApp.secret)
    expect(seen).not.toContain(String(row?.secret))
  })

  test.each([
    [{ appSecret: '0'.repeat(32) }, 'appSecret', /^Meta does not accept this app ID and secret together: ./],
    [{ applicationId: '2030405060708091' }, 'appSecret', /^Meta does not accept/],
    [{ applicationId: 'casa-verde' }, 'applicationId', appMessages.noApplicationId],
    [{ appSecret: 'too short' }, 'appSecret', appMessages.noAppSecret],
    [{ appSecret: undefined }, 'appSecret', appMessages.secretNeeded],
    [{ pagesConfigId: 'abc' }, 'pagesConfigId', appMessages.noConfigId],
  ])('with %j is refused at its field, and nothing is stored', async (input, path, message) => {
    const expected = typeof message === 'string' ? message : expect.stringMatching(message)
    expect(issueOf(await save(META, { ...meta, ...input }))).toEqual([422, path, expected])
    expect(rowsOf('channel-app')).toEqual([])
  })

  test('keeps its secret, key and verify token when only a configuration changes', async () => {
    const { body: before } = await save(META, meta)
    const { body } = await save(META, { applicationId: meta.applicationId, whatsappConfigId: '', pagesConfigId: '77' })
    const { whatsappConfigId: _, ...kept } = before.app
    expect(body.app).toEqual({ ...kept, pagesConfigId: '77' })
    expect(rowsOf('audit').map(({ action }) => action)).toContain('channel-app.changed')
  })

  test('is one: another is refused until the first is removed, and of two at once one is added', async () => {
    const both = await Promise.all([save(META, meta), save(META, meta)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(rowsOf('channel-app')).toHaveLength(1)
    const another = await save(META, { ...meta, applicationId: '1020304050607080' })
    expect([another.status, another.body.message]).toEqual([409, appMessages.hasAnother])
  })

  test('is not added while Meta cannot be reached', async () => {
    vi.stubEnv('GRAPH_BASE_URL', 'http://127.0.0.1:1')
    const { status, body } = await save(META, meta)
    expect([status, body.message]).toEqual([503, appMessages.metaFailed])
  })

  test('says which webhooks come here, and in Meta’s words once it is refused', async () => {
    const { body } = await save(META, meta)
    const subscriptions = vi.fn(() => ({ data: [{ object: 'page', callback_url: body.app.hookUrl, active: true }] }))
    const described = { id: meta.applicationId, name: 'Renamed' }
    await using server = await thirdPartyServer(({ url = '' }, response) =>
      response.end(JSON.stringify(url.endsWith('/subscriptions') ? subscriptions() : described)),
    )
    vi.stubEnv('GRAPH_BASE_URL', server.origin)
    expect((await check('meta')).body.app).toMatchObject({ name: 'Renamed', webhooks: ['page'] })
    subscriptions.mockReturnValue({
      data: [{ object: 'page', callback_url: 'https://elsewhere.example', active: true }],
    })
    expect((await check('meta')).body.app).toMatchObject({ webhooks: [] })
    server.answer((_, response) =>
      response.writeHead(400).end(JSON.stringify({ error: { code: 101, message: 'The app is disabled.' } })),
    )
    expect((await check('meta')).body.app).toMatchObject({ fault: 'The app is disabled.' })
    expect(await list()).toMatchObject([{ fault: 'The app is disabled.' }])
  })
})

describe('a Discord application', () => {
  test('is added once Discord says that token, id and public key are of one; the token is sealed', async () => {
    const { status, body } = await save(DISCORD, { ...discord, publicKey: discord.publicKey.toUpperCase() })
    expect([status, body.app]).toEqual([
      200,
      {
        provider: 'discord',
        appKey: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        name: 'Casa Verde',
        applicationId: discord.applicationId,
        publicKey: discord.publicKey,
        secretEnd: discord.botToken.slice(-3),
        hookUrl: `https://app.example/api/eu/hooks/discord/${body.app.appKey}`,
        accounts: [],
      },
    ])
    expect(JSON.stringify([body, region.rows(), region.events()])).not.toContain(discord.botToken)
  })

  test('is refused at the field that is not of it', async () => {
    const other = '100000000000000000'
    expect(issueOf(await save(DISCORD, { ...discord, applicationId: other }))).toEqual([
      422,
      'applicationId',
      appMessages.otherApplication(discord.applicationId),
    ])
    expect(issueOf(await save(DISCORD, { ...discord, publicKey: '0'.repeat(64) }))).toEqual([
      422,
      'publicKey',
      appMessages.otherPublicKey,
    ])
    expect(issueOf(await save(DISCORD, { ...discord, botToken: 'a-token-that-was-reset-long-ago' }))).toEqual([
      422,
      'botToken',
      appMessages.discordRefused('401: Unauthorized'),
    ])
    expect(rowsOf('channel-app')).toEqual([])
  })
})

test('an app is not removed while accounts are connected through it, which are named; then it is, once', async () => {
  const { body } = await save(META, meta)
  await connected(body.app.appKey, 'whatsapp:77')
  expect((await list())[0].accounts).toEqual([{ account: 'whatsapp:77', name: 'Reservations', agentId: 'agent-of-it' }])
  const refused = await remove('meta')
  expect([refused.status, refused.body.message]).toEqual([409, appMessages.inUse('Reservations')])
  await attempt([channelAccounts.removing({ account: 'whatsapp:77' })])
  expect((await remove('meta')).body).toEqual({ removed: true })
  expect((await remove('meta')).body).toEqual({ removed: false })
  expect([rowsOf('channel-app'), rowsOf('channel-app-place')]).toEqual([[], []])
  expect(rowsOf('audit').map(({ action }) => action)).toContain('channel-app.removed')
  // another one has another address
  expect((await save(META, meta)).body.app.appKey).not.toBe(body.app.appKey)
})

test('a workspace’s apps are its own: another one’s owner finds none, and is refused there', async () => {
  await save(META, meta)
  const other = await region.newPerson()
  expect(await list(other)).toEqual([])
  for (const call of [
    region.invoke(LIST, { workspaceId: owner.uid }, other),
    region.invoke(META, { workspaceId: owner.uid, ...meta }, other),
    region.invoke(CHECK, { workspaceId: owner.uid, provider: 'meta' }, other),
    region.invoke(REMOVE, { workspaceId: owner.uid, provider: 'meta' }, other),
  ])
    expect((await call).status).toBe(404)
  expect(await list()).toHaveLength(1)
})

test('a provider is asked thirty times an hour at most, since it tells which secret is right', async () => {
  for (let times = 0; times < 30; times++) await save(META, { ...meta, appSecret: '0'.repeat(32) })
  const { status, body } = await save(META, meta)
  expect([status, body.message]).toEqual([429, appMessages.tooMany])
})
