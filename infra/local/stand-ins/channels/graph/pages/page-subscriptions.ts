import { readFields } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import { missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { type MetaPage, subscribedApp } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

/**
 * {page-id}/subscribed_apps, with the page's token: https://developers.facebook.com/docs/graph-api/reference/page/subscribed_apps
 * For the Instagram account any field will do, what it gets is the app's: https://developers.facebook.com/docs/messenger-platform/instagram/features/webhook/
 */
export const subscribePage = (page: MetaPage, appId: string, { values }: Parameters): unknown => {
  if (!values.subscribed_fields) throw missing('subscribed_fields')
  page.subscriptions[appId] = readFields(values.subscribed_fields, 'page', 'subscribed_fields')
  return { success: true }
}

export const listSubscribedApps = (page: MetaPage): unknown => ({
  data: Object.entries(page.subscriptions).map(([id, subscribed_fields]) => ({
    ...subscribedApp(id),
    subscribed_fields,
  })),
})

export const unsubscribePage = (page: MetaPage, appId: string): unknown => {
  delete page.subscriptions[appId]
  return { success: true }
}
