import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { handler } from '#functions/channels/meta-hook'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { attempt } from '#lib/database/commit'
import type { CallResult } from '#lib/fetch/provider-call'
import { seal } from '#lib/sealed'
import type { AccountId } from '#shared/channels/kinds'
import { channelWorld } from '#test/channels/channel-world'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

export const APP_SECRET = '0123456789abcdef0123456789abcdef'
export const NUMBER = 'whatsapp:106540352242922' satisfies AccountId

/** As it is played: a test that asks the stand-in gives its own. */
const WA_TOKEN = 'EAAG-of-a-number'

export const signed = (body: string | Uint8Array, secret = APP_SECRET) => ({
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
})

export const postMeta = async (
  body: string,
  headers: Readonly<Record<string, string>> = signed(body),
): Promise<number | undefined> =>
  (
    await handler(
      eventFor('POST /hooks/meta/{appKey}', { appKey: 'platform' }, { rawBody: body, headers }),
      lambdaContext(),
    )
  ).statusCode

/** A WhatsApp whose files are all gone, where a test is not about them. */
const withoutFiles = async (): Promise<CallResult> => ({
  kind: 'answered',
  status: 400,
  headers: {},
  body: Buffer.from(JSON.stringify({ error: { code: 100, message: 'Unsupported get request.' } })),
})

/** An agent with a connected WhatsApp number, beside its bot. */
export const whatsappWorld = async (options: Parameters<typeof channelWorld>[0] = {}) => {
  const it = await channelWorld({ ...options, world: { call: withoutFiles, ...options.world } })
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: APP_SECRET, metaVerifyToken: 'ours' })
  onTestFinished(() => replaceAppSecrets(undefined))
  const { agentId, workspaceId } = it.agent
  const connect = async (more: Partial<ChannelAccount> = {}) => {
    const number: ChannelAccount = {
      account: NUMBER,
      workspaceId,
      agentId,
      name: 'Casa Verde',
      handle: '+1 555-078-3881',
      wabaId: '102290129340398',
      token: await seal(WA_TOKEN, accountSecret({ workspaceId, account: more.account ?? NUMBER })),
      tokenEnd: 'abc',
      state: 'connected',
      connectedAt: it.clock.now,
      ...more,
    }
    await attempt([channelAccounts.creating(number)])
  }
  await connect()
  return { ...it, connect }
}
