import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { handler as metaHook } from '#functions/channels/meta-hook'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { attempt } from '#lib/database/commit'
import type { AccountId } from '#shared/channels/kinds'
import { channelWorld } from '#test/channels/channel-world'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { IG } from './instagram-updates.ts'
import { PAGE } from './messenger-updates.ts'

export const APP_SECRET = '0123456789abcdef0123456789abcdef'
export const APP_ID = '1517776481860111'
export const ACCOUNT = `messenger:${PAGE}` satisfies AccountId
export const IG_ACCOUNT = `instagram:${IG}` satisfies AccountId

/** The signature of a body's bytes, in Meta's header. */
export const sign = (body: string | Uint8Array, secret = APP_SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** An agent with a connected page and its Instagram account, on a database in memory. */
export const messengerWorld = async (options: Parameters<typeof channelWorld>[0] = {}) => {
  const it = await channelWorld(options)
  replaceAppSecrets({ metaAppId: APP_ID, metaAppSecret: APP_SECRET, metaVerifyToken: 'ours' })
  onTestFinished(() => replaceAppSecrets(undefined))
  const { agentId, workspaceId } = it.agent
  const page: ChannelAccount = {
    account: ACCOUNT,
    workspaceId,
    agentId,
    name: 'Casa Verde',
    token: 'sealed',
    tokenEnd: 'abc',
    state: 'connected',
    connectedAt: it.clock.now,
  }
  await attempt([
    channelAccounts.creating(page),
    channelAccounts.creating({ ...page, account: IG_ACCOUNT, handle: '@casa.verde', pageId: PAGE }),
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
  return {
    ...it,
    post,
    work: async () => {
      for (const { type, detail } of it.published.splice(0))
        if (type === 'channels.inbound-arrived')
          await takeLane((JSON.parse(detail) as { data: { account: AccountId; lane: string } }).data, it.ports)
    },
  }
}
