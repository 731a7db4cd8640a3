import type { GraphAnswer } from '#functions/channels/meta/call-graph'
import { listAccountApps, subscribeAccount } from '#functions/channels/whatsapp/number-calls'
import { legacyWebhookUrl } from './legacy-webhook-url.ts'

/**
 * Subscribes the token's app to the account's events: the app's webhook alone brings none. An owner who has them sent here by an override
 * of their own keeps it, since subscribing again would end it.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/override
 */
export const subscribeOwnApp = async (
  token: string,
  { wabaId, agentId }: { readonly wabaId: string; readonly agentId: string },
): Promise<GraphAnswer<unknown>> => {
  const apps = await listAccountApps(token, wabaId)
  const here = legacyWebhookUrl(agentId)
  const isHere = apps.kind === 'done' && apps.result.data.some((app) => app.override_callback_uri === here)
  return isHere ? { kind: 'done', result: undefined } : subscribeAccount(token, wabaId)
}
