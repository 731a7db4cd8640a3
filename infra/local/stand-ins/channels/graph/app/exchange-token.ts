import { GraphFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { LocalApp } from '#infra/local/stand-ins/channels/graph/local-app'
import type { MetaState } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import { checkApp } from './check-app.ts'
import { addToken, checkToken, LIFETIME_MS } from './tokens.ts'

/** How long the code of a log-in can be exchanged. */
const CODE_MS = 30_000

/** For the code of a WhatsApp sign-up the number's token, for that of a log-in a user's, which lives an hour and a half. */
const exchangeCode = (state: MetaState, app: LocalApp, { values }: Parameters, now: number): unknown => {
  if (!values.code) throw missing('code')
  const code = state.codes[values.code]
  if (code?.appId !== app.id) throw new GraphFailure(100, 'Invalid verification code format.', { error_subcode: 36008 })
  // codes of the browser SDK were asked for without an address to come back to
  if (values.redirect_uri)
    throw new GraphFailure(
      100,
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      { error_subcode: 36008 },
    )
  if (code.isUsed) throw new GraphFailure(100, 'This authorization code has been used.', { error_subcode: 36009 })
  if (now - code.at > CODE_MS)
    throw new GraphFailure(100, 'This authorization code has expired.', { error_subcode: 36007 })
  code.isUsed = true
  if (code.gives.kind === 'token') return { access_token: code.gives.token, token_type: 'bearer' }
  const { userId, pageIds } = code.gives
  const expiresAt = now + LIFETIME_MS.short
  const access_token = addToken(state, { kind: 'user', appId: app.id, userId, pageIds, at: now, expiresAt })
  return { access_token, token_type: 'bearer', expires_in: LIFETIME_MS.short / 1000 }
}

/** https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived */
const lengthen = (state: MetaState, app: LocalApp, { values }: Parameters, now: number): unknown => {
  if (!values.fb_exchange_token) throw missing('fb_exchange_token')
  const token = checkToken(state.tokens[values.fb_exchange_token], now)
  if (token.appId !== app.id)
    throw new GraphFailure(190, 'Error validating access token: the token was issued to another application.')
  if (token.kind === 'page') return { access_token: values.fb_exchange_token, token_type: 'bearer' }
  const access_token = addToken(state, { ...token, at: now, expiresAt: now + LIFETIME_MS.long })
  return { access_token, token_type: 'bearer', expires_in: LIFETIME_MS.long / 1000 }
}

/**
 * GET oauth/access_token, as the app: a code for a token, or (`grant_type=fb_exchange_token`) a short-lived user token for one of sixty days.
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow#exchangecode
 */
export const exchangeToken = (state: MetaState, parameters: Parameters, now: number): unknown => {
  const app = checkApp(parameters)
  switch (parameters.values.grant_type) {
    case 'fb_exchange_token':
      return lengthen(state, app, parameters, now)
    case 'client_credentials':
      return { access_token: `${app.id}|${app.secret}`, token_type: 'bearer' }
    default:
      return exchangeCode(state, app, parameters, now)
  }
}
