import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { forgetDeliveringApps } from '#functions/channels/apps/delivering-app'
import { handler as discordHook } from '#functions/channels/discord-hook'
import { handler as metaHook } from '#functions/channels/meta-hook'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { type DiscordApp, discordApp } from '#infra/local/stand-ins/channels/discord/discord-app'
import { broughtApp, localApps } from '#infra/local/stand-ins/channels/graph/local-app'
import type { PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import { type ChannelStandIns, startChannelStandIns } from '#infra/local/stand-ins/channels/start-channel-stand-ins'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

/** The real hooks behind HTTP, where the providers that are played deliver; and what they answered. */
const startHooks = async () => {
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://hook')
    const [, provider, appKey = ''] = /^\/api\/eu\/hooks\/(meta|discord)\/(\w+)$/.exec(pathname) ?? []
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const input = { appKey, ...Object.fromEntries(searchParams) }
    const call = { rawBody: Buffer.concat(chunks).toString(), headers }
    const answer =
      provider === 'discord'
        ? await discordHook(eventFor('POST /hooks/discord/{appKey}', input, call), lambdaContext())
        : request.method === 'GET'
          ? await metaHook(eventFor('GET /hooks/meta/{appKey}', input, {}), lambdaContext())
          : await metaHook(eventFor('POST /hooks/meta/{appKey}', input, call), lambdaContext())
    statuses.push(Number(answer.statusCode))
    response.writeHead(Number(answer.statusCode), { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A region with the platform's apps, providers that are played and deliver to it, and an owner with an agent for each test. */
export const ownAppsWorld = () => {
  const it = {} as {
    region: TestRegion
    standIns: ChannelStandIns
    hooks: Awaited<ReturnType<typeof startHooks>>
    owner: Person
    agentId: string
    /** The application that a workspace may bring. */
    application: DiscordApp
  }
  let unseal: () => void
  let folder: string
  let serial = 0

  const operatorsApps = () => {
    const { id, secret, verifyToken, whatsappConfigId, pagesConfigId } = localApps.eu
    const { applicationId, publicKey, botToken } = discordApp(folder, 'eu')
    replaceAppSecrets({
      metaAppId: id,
      metaAppSecret: secret,
      metaVerifyToken: verifyToken,
      metaWhatsappConfigId: whatsappConfigId,
      metaPagesConfigId: pagesConfigId,
      discordApplicationId: applicationId,
      discordPublicKey: publicKey,
      discordBotToken: botToken,
    })
  }

  beforeAll(async () => {
    it.region = await startRegion()
    unseal = sealInMemory()
    folder = mkdtempSync(join(tmpdir(), 'parley-own-'))
    it.standIns = await startChannelStandIns({ port: 0, folder })
    it.hooks = await startHooks()
    it.application = discordApp(folder, 'own')
    process.env.PUBLIC_URL = it.hooks.origin
    process.env.GRAPH_BASE_URL = `${it.standIns.address}/graph`
    process.env.DISCORD_BASE_URL = `${it.standIns.address}/discord`
  })
  afterAll(async () => {
    for (const name of ['PUBLIC_URL', 'GRAPH_BASE_URL', 'DISCORD_BASE_URL']) delete process.env[name]
    replaceAppSecrets(undefined)
    it.hooks.stop()
    it.standIns.stop()
    rmSync(folder, { recursive: true })
    unseal()
    await it.region.stop()
  })

  const newAgent = async (more: object = {}): Promise<string> => {
    const agentId = `own-app-agent-${String(++serial).padStart(2, '0')}`
    await it.region.invoke('POST /v2/agents/{agentId}', { agentId, title: `Agent ${serial}`, ...more }, it.owner)
    return agentId
  }
  beforeEach(async () => {
    operatorsApps()
    forgetDeliveringApps()
    it.owner = await it.region.newPerson()
    it.agentId = await newAgent()
  })

  /** Of the providers' own interface for phones and tests. */
  const control = async <T>(path: string, body?: object): Promise<T> => {
    const given = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await (await fetch(`${it.standIns.address}/control/${path}`, body ? given : {})).json()) as T
  }
  const save = async (provider: 'meta' | 'discord', fields: object) => {
    const input = { workspaceId: it.owner.uid, ...fields }
    const { body } = await it.region.invoke(`PUT /v2/workspaces/{workspaceId}/apps/${provider}`, input, it.owner)
    return body.app as { readonly appKey: string; readonly hookUrl: string; readonly verifyToken: string }
  }
  return Object.assign(it, {
    newAgent,
    control,
    account: (id: string) => it.region.rows().find((row) => row.kind === 'channel-account' && row.account === id),
    /** The owner adds their app at Meta. */
    bringMeta: (more: object = {}) => {
      const { id, secret, whatsappConfigId, pagesConfigId } = broughtApp
      return save('meta', { applicationId: id, appSecret: secret, whatsappConfigId, pagesConfigId, ...more })
    },
    bringDiscord: () => {
      const { applicationId, publicKey, botToken } = it.application
      return save('discord', { applicationId, publicKey, botToken })
    },
    /** What a phone's page says of an account: `whatsapp/106`. */
    factsOf: async (path: string): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries((await control<PhoneView>(path)).account.facts.map(({ label, value }) => [label, value])),
    /** A person finishes Meta's dialog, which an app has opened. */
    finish: async (appId: string, choice: object): Promise<{ readonly code: string; readonly wabaId?: string }> => {
      const answer = await fetch(`${it.standIns.address}/graph/dialog/finish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: appId, response_type: 'code', choice }),
      })
      const { response, session } = (await answer.json()) as {
        readonly response: { readonly authResponse: { readonly code: string } }
        readonly session?: { readonly data: { readonly waba_id: string } }
      }
      return { code: response.authResponse.code, ...(session ? { wabaId: session.data.waba_id } : {}) }
    },
  })
}
