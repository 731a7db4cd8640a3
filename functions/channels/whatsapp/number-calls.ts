import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { callGraph, type GraphAnswer } from '#functions/channels/meta/call-graph'
import { NumberAtMeta } from '#shared/channels/whatsapp/schema'

const Token = z.object({ access_token: z.string() })

/** The token behind a code, which lives 30 s. https://developers.facebook.com/documentation/business-messaging/whatsapp/embedded-signup/implementation */
export const exchangeCode = (
  code: string,
  app: { readonly id: string; readonly secret: string },
): Promise<GraphAnswer<z.infer<typeof Token>>> =>
  callGraph({
    method: 'GET',
    path: 'oauth/access_token',
    query: { client_id: app.id, client_secret: app.secret, code },
    result: Token,
  })

/** `platform_type` is `CLOUD_API` once a number is registered there; `is_on_biz_app`: its owner writes in the WhatsApp Business app too. */
const KnownNumber = NumberAtMeta.extend({
  is_on_biz_app: z.boolean().optional().catch(undefined),
  platform_type: z.string().optional().catch(undefined),
})
export type KnownNumber = z.infer<typeof KnownNumber>

const Numbers = z.object({ data: z.array(KnownNumber) })

/**
 * The numbers of a business account. It answers to a token that may use the account only, so it proves the right to them; with `appSecret`
 * it refuses one that is not of the token's app. https://developers.facebook.com/docs/graph-api/guides/secure-requests
 */
export const listNumbers = (
  token: string,
  wabaId: string,
  appSecret?: string,
): Promise<GraphAnswer<z.infer<typeof Numbers>>> =>
  callGraph({
    method: 'GET',
    path: `${wabaId}/phone_numbers`,
    token,
    query: {
      fields: 'id,display_phone_number,verified_name,status,is_on_biz_app,platform_type',
      limit: '100',
      ...(appSecret ? { appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex') } : {}),
    },
    result: Numbers,
  })

const Described = NumberAtMeta.extend({ status: z.string().optional() })

/** A number as it is now. https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account-to-number-current-status */
export const getNumber = (token: string, phoneId: string): Promise<GraphAnswer<z.infer<typeof Described>>> =>
  callGraph({
    method: 'GET',
    path: phoneId,
    token,
    query: { fields: 'id,display_phone_number,verified_name,status' },
    result: Described,
  })

const Subscribed = z.object({
  data: z.array(
    z.object({
      whatsapp_business_api_data: z.object({ id: z.string() }),
      override_callback_uri: z.string().optional().catch(undefined),
    }),
  ),
})

/** The apps that get the account's events, ours with the address that we gave. */
export const listAccountApps = (token: string, wabaId: string): Promise<GraphAnswer<z.infer<typeof Subscribed>>> =>
  callGraph({ method: 'GET', path: `${wabaId}/subscribed_apps`, token, result: Subscribed })

/** Has the account's events delivered to `at`, whatever the app's own webhook is: of several regions each has its own. Without it, to that one. */
export const subscribeAccount = (
  token: string,
  wabaId: string,
  at?: { readonly url: string; readonly verifyToken: string },
): Promise<GraphAnswer<unknown>> =>
  callGraph({
    method: 'POST',
    path: `${wabaId}/subscribed_apps`,
    token,
    body: at ? { override_callback_uri: at.url, verify_token: at.verifyToken } : {},
    result: z.unknown(),
  })

export const unsubscribeAccount = (token: string, wabaId: string): Promise<GraphAnswer<unknown>> =>
  callGraph({ method: 'DELETE', path: `${wabaId}/subscribed_apps`, token, result: z.unknown() })

/** Registers a number for the Cloud API: the first PIN is kept by Meta, every later one must be it. */
export const registerNumber = (token: string, phoneId: string, pin: string): Promise<GraphAnswer<unknown>> =>
  callGraph({
    method: 'POST',
    path: `${phoneId}/register`,
    token,
    body: { messaging_product: 'whatsapp', pin },
    result: z.unknown(),
  })

const Sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

/** Sends a text. The fields are specification 1's, section 7. */
export const sendText = (
  token: string,
  phoneId: string,
  { to, text }: { readonly to: string; readonly text: string },
): Promise<GraphAnswer<z.infer<typeof Sent>>> =>
  callGraph({
    method: 'POST',
    path: `${phoneId}/messages`,
    token,
    body: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace(/\D/g, ''),
      type: 'text',
      text: { preview_url: false, body: text },
    },
    result: Sent,
  })
