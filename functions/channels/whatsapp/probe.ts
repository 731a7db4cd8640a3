import { metaAppIdOf } from '#functions/channels/apps/meta-app'
import { probedFailure } from '#functions/channels/meta/probed-failure'
import { unsubscribed } from '#functions/channels/meta/unsubscribed'
import { metaWebhookUrl } from '#functions/channels/meta/webhook-url'
import type { Probe } from '#functions/channels/provider/probe'
import { externalIdOf } from '#shared/channels/external-id-of'
import { getNumber, listAccountApps } from './number-calls.ts'

/** What Meta says of a number that sends nothing, or too little. https://developers.facebook.com/documentation/business-messaging/whatsapp/phone-numbers#phone-number-status */
const BROKEN = ['BANNED', 'DELETED', 'DISCONNECTED', 'MIGRATED']
const DEGRADED = ['FLAGGED', 'RATE_LIMITED', 'RESTRICTED']

/**
 * Whether a number's token is good, the number may write, and its business account's events come here. Those of the legacy method
 * come by an app of the owner's, whose subscription is not ours to see.
 */
export const probeWhatsapp: Probe = async (connected, token) => {
  const { account, wabaId, isLegacy, appKey } = connected
  const [number, apps] = await Promise.all([
    getNumber(token, externalIdOf(account)),
    isLegacy || !wabaId ? undefined : listAccountApps(token, wabaId),
  ])
  if (number.kind !== 'done' || (apps && apps.kind !== 'done')) return probedFailure(apps ? [number, apps] : [number])
  const { status = '', verified_name, display_phone_number: handle } = number.result
  const names = { handle, ...(verified_name ? { name: verified_name } : {}) }
  if (BROKEN.includes(status)) return { kind: 'found', state: 'broken', reason: status, names }
  if (apps) {
    const appId = await metaAppIdOf(connected)
    const ours = apps.result.data.find(({ whatsapp_business_api_data: { id } }) => id === appId)
    if (!ours) return unsubscribed(apps.result.data.length)
    // another region's, or one from before the platform moved; without one the app's own webhook is used
    if (ours.override_callback_uri !== undefined && ours.override_callback_uri !== metaWebhookUrl(appKey))
      return unsubscribed(0)
  }
  return DEGRADED.includes(status)
    ? { kind: 'found', state: 'degraded', reason: status, names }
    : { kind: 'found', state: 'connected', names }
}
