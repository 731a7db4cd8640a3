import { ownApp } from '#functions/channels/apps/own-app'
import type { Verb } from '#lib/http/api'
import type { apps as routes } from '#shared/channels/apps/routes'
import { accountsThroughApps } from './accounts-through.ts'
import { presentApp } from './present-app.ts'

/** The workspace's own apps. Their providers are not asked. */
export const listApps: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/apps'> = async (
  _,
  { access: { workspaceId } },
) => {
  const [meta, discord] = await Promise.all([ownApp(workspaceId, 'meta'), ownApp(workspaceId, 'discord')])
  const apps = [...(meta ? [meta] : []), ...(discord ? [discord] : [])]
  const connected = apps.length === 0 ? [] : await accountsThroughApps(workspaceId)
  return { apps: apps.map((app) => presentApp(app, connected)) }
}
