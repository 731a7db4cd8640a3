import { type MetaApp, metaAppFor } from '#functions/channels/apps/meta-app'
import { graphVersion } from '#functions/channels/meta/graph-url'
import { metaPlayedAt } from '#functions/channels/meta/played-at'
import type { Verb } from '#lib/http/api'
import { PLATFORM_KEY } from '#shared/channels/apps/schema'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { workspaceToConnect } from './workspace-to-connect.ts'

/** https://developers.facebook.com/docs/javascript/quickstart */
const SDK = 'https://connect.facebook.net/en_US/sdk.js'

/**
 * What a log-in at Meta needs: public ids only. Neither a page's address nor its caller decides any of it, but for the agent that is to be
 * connected: its workspace may have an app of its own, for one product or both.
 */
export const getMetaLogIn: Verb<typeof routes, 'GET /v2/meta-log-in'> = async ({ agentId }, { actor }) => {
  const workspaceId = await workspaceToConnect(agentId, actor)
  const [whatsapp, pages] = await Promise.all([metaAppFor(workspaceId, 'whatsapp'), metaAppFor(workspaceId, 'pages')])
  const played = metaPlayedAt()
  return {
    sdkUrl: played ? `${played.href}/sdk.js` : SDK,
    version: graphVersion,
    ...(played ? { playedAt: played.origin } : {}),
    ...(whatsapp?.whatsappConfigId ? { whatsapp: offerOf(whatsapp, whatsapp.whatsappConfigId) } : {}),
    ...(pages?.pagesConfigId ? { pages: offerOf(pages, pages.pagesConfigId) } : {}),
  }
}

const offerOf = ({ id, key }: MetaApp, configId: string) => ({ appId: id, configId, isOwn: key !== PLATFORM_KEY })
