import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { handler as metaHook } from '#functions/channels/meta-hook'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { drainAccount } from '#functions/channels/sending/drain-account'
import { type Head, heads, messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import { seal } from '#lib/sealed'
import type { AccountId } from '#shared/channels/kinds'
import { channelWorld } from '#test/channels/channel-world'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { IG } from './instagram-updates.ts'
import { bodyOf, PAGE } from './messenger-updates.ts'

export const APP_SECRET = '0123456789abcdef0123456789abcdef'
export const TOKEN = 'EAAPage-token'
export const APP_ID = '1517776481860111'
export const ACCOUNT = `messenger:${PAGE}` satisfies AccountId
export const IG_ACCOUNT = `instagram:${IG}` satisfies AccountId

/** The signature of a body's bytes, in Meta's header. */
export const sign = (body: string | Uint8Array, secret = APP_SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** What the Graph API was asked. */
export interface Asked {
  readonly method: string
  /** Without version: `682498302938465/messages`. */
  readonly path: string
  readonly token: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

const answered = (body: unknown, status = 200): CallResult => ({
  kind: 'answered',
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})
export const graphRefusal = (code: number, message: string, error_subcode?: number): CallResult =>
  answered({ error: { message, type: 'OAuthException', code, ...(error_subcode ? { error_subcode } : {}) } }, 400)
/** The request arrived, and its answer was lost. */
export const lost: CallResult = { kind: 'failed', mayHaveArrived: true, reason: 'reset' }

/** An agent with a connected page and its Instagram account, on a database in memory, and Meta that takes every message. */
export const messengerWorld = async ({ world, ...options }: NonNullable<Parameters<typeof channelWorld>[0]> = {}) => {
  const asked: Asked[] = []
  const files: { readonly host: string; readonly headers: readonly string[] }[] = []
  let serial = 0
  const ok = (one: Asked): CallResult =>
    one.path.endsWith('/messages')
      ? answered({ recipient_id: '1', message_id: `m_sent_${++serial}` })
      : answered({ id: one.path, first_name: 'Ann', last_name: 'Lee', name: 'Ann Lee', username: 'ann.lee' })
  const meta = { answer: ok }
  const it = await channelWorld({
    ...options,
    world: {
      call: async ({ url, method, headers, body }: ProviderCall) => {
        const { host, pathname } = new URL(url)
        if (host !== 'graph.facebook.com') {
          files.push({ host, headers: Object.keys(headers) })
          return { kind: 'answered', status: 200, headers: {}, body: onePixel }
        }
        const one: Asked = {
          method,
          path: pathname.replace(/^\/v25\.0\//, ''),
          token: headers.authorization?.replace(/^Bearer /, ''),
          body: JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>,
        }
        asked.push(one)
        return meta.answer(one)
      },
      ...world,
    },
  })
  replaceAppSecrets({ metaAppId: APP_ID, metaAppSecret: APP_SECRET, metaVerifyToken: 'ours' })
  onTestFinished(() => replaceAppSecrets(undefined))
  const { agentId, workspaceId } = it.agent
  const accountOf = async (account: AccountId): Promise<ChannelAccount> => ({
    account,
    workspaceId,
    agentId,
    name: 'Casa Verde',
    token: await seal(TOKEN, accountSecret({ workspaceId, account })),
    tokenEnd: 'abc',
    state: 'connected',
    connectedAt: it.clock.now,
  })
  await attempt([
    channelAccounts.creating(await accountOf(ACCOUNT)),
    channelAccounts.creating({ ...(await accountOf(IG_ACCOUNT)), handle: '@casa.verde', pageId: PAGE }),
  ])
  const post = async (
    body: string,
    headers: Readonly<Record<string, string>> = { 'x-hub-signature-256': sign(body) },
  ): Promise<number | undefined> =>
    (
      await metaHook(
        eventFor('POST /hooks/meta/{appKey}', { appKey: 'platform' }, { rawBody: body, headers }),
        lambdaContext(),
      )
    ).statusCode
  const work = async () => {
    for (const { type, detail } of it.published.splice(0))
      if (type === 'channels.inbound-arrived')
        await takeLane((JSON.parse(detail) as { data: { account: AccountId; lane: string } }).data, it.ports)
  }
  const conversations = (): Head[] =>
    it
      .rows('conversation')
      .map(heads.parse)
      .filter(({ channel }) => channel === 'messenger' || channel === 'instagram')
  return {
    ...it,
    asked,
    files,
    meta,
    ok,
    post,
    work,
    conversations,
    /** Meta delivers events of a page or an account, and workers take them. */
    comes: async (account: typeof ACCOUNT | typeof IG_ACCOUNT, ...events: readonly object[]) => {
      const object = account === ACCOUNT ? 'page' : 'instagram'
      await post(bodyOf(events, account === ACCOUNT ? PAGE : IG, object))
      await work()
    },
    /** Sends what waits, and returns the texts that Meta was given. */
    drain: async (account: AccountId = ACCOUNT) => {
      const from = asked.length
      await drainAccount(account)
      return asked.slice(from).map(({ body }) => (body.message as { text?: string } | undefined)?.text)
    },
    said: async () => {
      const all = await Promise.all(
        conversations().map(({ conversationId }) =>
          messages.list(`CONV#${conversationId}`, 'MSG#', { consistent: true }),
        ),
      )
      return all.flatMap(({ items }) => items)
    },
  }
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
