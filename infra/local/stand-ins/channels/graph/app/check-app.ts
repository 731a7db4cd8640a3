import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { LocalApp } from '#infra/local/stand-ins/channels/graph/local-app'
import { appOf } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

/** The app that a call names by `client_id` and proves by `client_secret`. */
export const checkApp = ({ values }: Parameters): LocalApp => {
  const app = appOf(values.client_id)
  if (!app)
    throw new GraphFailure(101, 'Error validating application. Cannot get application info due to a system error.')
  if (values.client_secret !== app.secret) throw new GraphFailure(1, 'Error validating client secret.')
  return app
}
