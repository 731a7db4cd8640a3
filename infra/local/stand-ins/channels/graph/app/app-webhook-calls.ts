import { unknownObject } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { GraphParts } from '#infra/local/stand-ins/channels/graph/graph-parts'
import type { LocalApp } from '#infra/local/stand-ins/channels/graph/local-app'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import { listAppWebhooks, subscribeApp } from './app-webhooks.ts'

/** What an app asks about itself, with its own token. */
export const appWebhookCalls = (
  { meta, callbacks }: GraphParts,
  app: LocalApp,
  parameters: Parameters,
  key: string,
): unknown => {
  switch (key) {
    case 'GET ':
      return { id: app.id, name: app.name, link: `https://www.facebook.com/games/?app_id=${app.id}` }
    case 'GET subscriptions':
      return listAppWebhooks(meta, callbacks, app)
    case 'POST subscriptions':
      return subscribeApp(meta, app, parameters)
    default:
      throw unknownObject(app.id)
  }
}
