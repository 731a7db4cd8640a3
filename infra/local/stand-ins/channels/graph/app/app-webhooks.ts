import { GraphFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { LocalApp } from '#infra/local/stand-ins/channels/graph/local-app'
import type { AppWebhook, MetaState, WebhookObject } from '#infra/local/stand-ins/channels/graph/meta-state'
import { verifyCallback } from '#infra/local/stand-ins/channels/graph/verify-callback'
import { ImpossibleAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

/** What can be subscribed to, by object: https://developers.facebook.com/docs/graph-api/webhooks/reference */
export const webhookFields: Readonly<Record<WebhookObject, readonly string[]>> = {
  whatsapp_business_account: ['messages', 'message_template_status_update', 'smb_message_echoes', 'account_update'],
  page: [
    'messages',
    'messaging_postbacks',
    'message_deliveries',
    'message_reads',
    'message_echoes',
    'message_reactions',
    'message_edits',
    'messaging_referrals',
    'messaging_handovers',
    'standby',
    'feed',
  ],
  instagram: [
    'messages',
    'messaging_postbacks',
    'messaging_seen',
    'message_reactions',
    'message_edit',
    'messaging_referral',
    'messaging_handover',
    'standby',
    'comments',
  ],
}

const isObject = (name: string | undefined): name is WebhookObject => name !== undefined && name in webhookFields

/** Refuses a field that the object does not have. */
export const readFields = (given: string, object: WebhookObject, name: string): readonly string[] => {
  const fields = given
    .replaceAll(/[[\]"\s]/g, '')
    .split(',')
    .filter(Boolean)
  const known = webhookFields[object]
  const wrong = fields.findIndex((field) => !known.includes(field))
  if (wrong >= 0) throw new GraphFailure(100, `(#100) Param ${name}[${wrong}] must be one of {${known.join(', ')}}`)
  return fields
}

/** The one webhook that an app has for an object: what it set, or what the local run's operator would have set for it. */
export const appWebhook = (
  state: MetaState,
  callbacks: Readonly<Record<string, string>>,
  appId: string,
  object: WebhookObject,
): AppWebhook | undefined => {
  const url = callbacks[appId]
  return state.webhooks[appId]?.[object] ?? (url ? { url, fields: webhookFields[object] } : undefined)
}

/**
 * POST {app-id}/subscriptions, verified first: https://developers.facebook.com/docs/graph-api/reference/app/subscriptions. Instagram's are
 * set in the App Dashboard only: https://developers.facebook.com/docs/messenger-platform/instagram/features/webhook/
 */
export const subscribeApp = async (state: MetaState, app: LocalApp, { values }: Parameters): Promise<unknown> => {
  const { object, callback_url: url } = values
  if (!isObject(object) || object === 'instagram')
    throw new GraphFailure(100, '(#100) Param object must be one of {page, whatsapp_business_account}')
  if (!url) throw missing('callback_url')
  const fields = readFields(values.fields ?? 'messages', object, 'fields')
  await verifyCallback(url, values.verify_token ?? '')
  state.webhooks[app.id] = { ...state.webhooks[app.id], [object]: { url, fields } }
  return { success: true }
}

/** GET {app-id}/subscriptions */
export const listAppWebhooks = (
  state: MetaState,
  callbacks: Readonly<Record<string, string>>,
  app: LocalApp,
): unknown => ({
  data: Object.keys(webhookFields)
    .filter(isObject)
    .flatMap((object) => {
      const webhook = appWebhook(state, callbacks, app.id, object)
      if (!webhook) return []
      const fields = webhook.fields.map((name) => ({ name, version: 'v25.0' }))
      return [{ object, callback_url: webhook.url, active: true, fields }]
    }),
})

/** What the App Dashboard does: `given` is the address and, behind a space, the verify token. Throws ImpossibleAct in Meta's words. */
export const setAppWebhook = async (
  state: MetaState,
  appId: string,
  object: WebhookObject,
  given: string,
): Promise<void> => {
  const [url = '', token = ''] = given.trim().split(/\s+/)
  try {
    await verifyCallback(url, token)
  } catch (failure) {
    throw failure instanceof GraphFailure ? new ImpossibleAct(failure.message) : failure
  }
  state.webhooks[appId] = { ...state.webhooks[appId], [object]: { url, fields: webhookFields[object] } }
}
