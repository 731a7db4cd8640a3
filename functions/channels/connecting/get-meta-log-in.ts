import { graphVersion } from '#functions/channels/meta/graph-url'
import { metaPlayedAt } from '#functions/channels/meta/played-at'
import { appSecrets } from '#functions/channels/provider/app-secrets'
import type { Verb } from '#lib/http/api'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'

/** https://developers.facebook.com/docs/javascript/quickstart */
const SDK = 'https://connect.facebook.net/en_US/sdk.js'

/** What a log-in at Meta needs: public ids only. Neither a page's address nor its caller decides any of it. */
export const getMetaLogIn: Verb<typeof routes, 'GET /v2/meta-log-in'> = async () => {
  const { metaAppId, metaAppSecret, metaVerifyToken, metaWhatsappConfigId, metaPagesConfigId } = await appSecrets()
  const played = metaPlayedAt()
  return {
    sdkUrl: played ? `${played.href}/sdk.js` : SDK,
    version: graphVersion,
    ...(played ? { playedAt: played.origin } : {}),
    // an app that cannot exchange codes, or verify webhooks, is none
    ...(metaAppId && metaAppSecret && metaVerifyToken
      ? { appId: metaAppId, whatsappConfigId: metaWhatsappConfigId, pagesConfigId: metaPagesConfigId }
      : {}),
  }
}
