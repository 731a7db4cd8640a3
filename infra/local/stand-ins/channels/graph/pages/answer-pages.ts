import { GraphFailure, unknownObject } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { GraphParts } from '#infra/local/stand-ins/channels/graph/graph-parts'
import type { AccessToken } from '#infra/local/stand-ins/channels/graph/meta-state'
import { pickFields } from '#infra/local/stand-ins/channels/graph/pick-fields'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import { describePage, listPages } from './list-pages.ts'
import { listSubscribedApps, subscribePage, unsubscribePage } from './page-subscriptions.ts'

interface Asked {
  readonly object: string
  readonly edge: string
  readonly key: string
  readonly path: string
}

/** What is asked with the token of a user or a page, but for messages. */
export const answerPages = (parts: GraphParts, token: AccessToken, parameters: Parameters, asked: Asked): unknown => {
  const { meta, clock, address } = parts
  const { object, key, path } = asked
  const listing = { state: meta, token, now: clock.now(), address: address() }
  const [own] = token.kind === 'page' ? token.pageIds : []
  if (token.kind === 'user' && (object === 'me' || object === token.userId)) {
    if (key === 'GET accounts') return listPages(listing, parameters, `/v25.0${path}`)
    if (key !== 'GET ') throw unknownObject(object)
    return pickFields({ ...meta.user }, parameters.values.fields, {
      usual: 'name,id',
      known: ['id', 'name'],
      type: 'User',
    })
  }
  const page = meta.pages.find(({ id }) => id === (object === 'me' ? own : object))
  if (!page || page.isRemoved || !token.pageIds.includes(page.id)) throw unknownObject(object)
  if (key === 'GET ') return describePage(listing, page, parameters)
  if (token.kind === 'user')
    throw new GraphFailure(210, '(#210) A page access token is required to request this resource.')
  switch (key) {
    case 'GET subscribed_apps':
      return listSubscribedApps(page)
    case 'POST subscribed_apps':
      return subscribePage(page, token.appId, parameters)
    case 'DELETE subscribed_apps':
      return unsubscribePage(page, token.appId)
    default:
      throw unknownObject(object)
  }
}
