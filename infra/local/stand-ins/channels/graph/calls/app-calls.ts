import { GraphFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { GraphState } from '#infra/local/stand-ins/channels/graph/graph-state'
import { verifyCallback } from '#infra/local/stand-ins/channels/graph/verify-callback'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

/** How long the code of the sign-up can be exchanged. */
const CODE_MS = 30_000

/** oauth/access_token: the code of the sign-up for a token. */
export const exchangeCode = ({ app, numbers }: GraphState, { values }: Parameters, now: number): unknown => {
  if (values.client_id !== app.id)
    throw new GraphFailure(101, 'Error validating application. Cannot get application info due to a system error.')
  if (values.client_secret !== app.secret) throw new GraphFailure(1, 'Error validating client secret.')
  if (!values.code) throw missing('code')
  const number = numbers.find(({ code }) => code?.value === values.code)
  if (!number?.code) throw new GraphFailure(100, 'Invalid verification code format.', { error_subcode: 36008 })
  if (number.code.isUsed)
    throw new GraphFailure(100, 'This authorization code has been used.', { error_subcode: 36009 })
  if (now - number.code.at > CODE_MS)
    throw new GraphFailure(100, 'This authorization code has expired.', { error_subcode: 36007 })
  number.code.isUsed = true
  return { access_token: number.token, token_type: 'bearer' }
}

/** debug_token, asked by the app. */
export const debugToken = ({ app, numbers }: GraphState, { values }: Parameters): unknown => {
  const number = numbers.find(({ token }) => token === values.input_token)
  if (!number)
    return { data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] } }
  const scopes = ['whatsapp_business_management', 'whatsapp_business_messaging']
  return {
    data: {
      app_id: app.id,
      type: 'SYSTEM_USER',
      application: 'Parley local',
      expires_at: 0,
      data_access_expires_at: 0,
      is_valid: true,
      scopes,
      granular_scopes: scopes.map((scope) => ({ scope, target_ids: [number.wabaId] })),
    },
  }
}

/** POST {app-id}/subscriptions: the app's one webhook, verified first. */
export const subscribeApp = async ({ app }: GraphState, { values }: Parameters): Promise<unknown> => {
  if (values.object !== 'whatsapp_business_account')
    throw new GraphFailure(100, '(#100) Param object must be whatsapp_business_account here.')
  if (!values.callback_url) throw missing('callback_url')
  await verifyCallback(values.callback_url, values.verify_token ?? '')
  app.webhook = { url: values.callback_url, fields: (values.fields ?? 'messages').split(',') }
  return { success: true }
}
