import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { OwnApp } from '#functions/channels/apps/store'
import { interactionsUrl } from '#functions/channels/discord/register-ask'
import { metaWebhookUrl } from '#functions/channels/meta/webhook-url'
import type { ChannelApp } from '#shared/channels/apps/schema'

/** An app as members see it: never its secret, sealed or open. */
export const presentApp = (app: OwnApp, connected: readonly ChannelAccount[]): ChannelApp => {
  const { appKey, name, applicationId, secretEnd, fault } = app
  const shown = {
    appKey,
    name,
    applicationId,
    secretEnd,
    ...(fault === undefined ? {} : { fault }),
    accounts: connected
      .filter((account) => account.appKey === appKey)
      .map(({ account, name, agentId }) => ({ account, name, agentId })),
  }
  if (app.provider === 'discord') {
    const { publicKey, otherEndpoint } = app
    const hookUrl = interactionsUrl(appKey)
    return { ...shown, provider: 'discord', hookUrl, publicKey, ...(otherEndpoint ? { otherEndpoint } : {}) }
  }
  const { verifyToken, whatsappConfigId, pagesConfigId, webhooks } = app
  return {
    ...shown,
    provider: 'meta',
    hookUrl: metaWebhookUrl(appKey),
    verifyToken,
    webhooks,
    ...(whatsappConfigId ? { whatsappConfigId } : {}),
    ...(pagesConfigId ? { pagesConfigId } : {}),
  }
}
