import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { handler } from '#functions/channels/meta-hook'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { attempt } from '#lib/database/commit'
import type { AccountId } from '#shared/channels/kinds'
import { channelWorld } from '#test/channels/channel-world'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

export const APP_SECRET = '0123456789abcdef0123456789abcdef'
export const NUMBER = 'whatsapp:106540352242922' satisfies AccountId

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

/** An agent with a connected WhatsApp number, beside its bot. */
export const whatsappWorld = async (options: Parameters<typeof channelWorld>[0] = {}) => {
  const it = await channelWorld(options)
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
      token: 'sealed',
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
