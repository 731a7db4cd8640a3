import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import {
  type AccessToken,
  type MetaPage,
  type MetaState,
  newToken,
} from '#infra/local/stand-ins/channels/graph/meta-state'

const SHORT_MS = 90 * 60_000
const LONG_MS = 60 * 86_400_000

/** Tokens expire by this much: a log-in's soon, an exchanged one after sixty days. */
export const LIFETIME_MS = { short: SHORT_MS, long: LONG_MS } as const

export const addToken = (state: MetaState, token: AccessToken): string => {
  const value = newToken()
  state.tokens[value] = token
  return value
}

/** The token with which this app acts as the page: the same until it is revoked. Page tokens do not expire. */
export const pageTokenOf = (state: MetaState, page: MetaPage, appId: string, now: number): string => {
  const known = Object.entries(state.tokens).find(
    ([, token]) => token.kind === 'page' && token.appId === appId && token.pageIds[0] === page.id && !token.revoked,
  )
  if (known) return known[0]
  return addToken(state, { kind: 'page', appId, userId: state.user.id, pageIds: [page.id], at: now, expiresAt: 0 })
}

/** Ends every token of a page: as when its owner changes the password, or removes the app. */
export const revokePageTokens = (state: MetaState, page: MetaPage, subcode: 458 | 460): void => {
  for (const token of Object.values(state.tokens))
    if (token.kind === 'page' && token.pageIds[0] === page.id) token.revoked ??= subcode
}

const REVOKED = {
  458: 'Error validating access token: The user has not authorized application',
  460: 'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
} as const

/** Throws error 190 for a token that is over: https://developers.facebook.com/docs/facebook-login/guides/access-tokens/debugging */
export const checkToken = (token: AccessToken | undefined, now: number): AccessToken => {
  const fail = (message: string, error_subcode?: number) =>
    new GraphFailure(190, message, { status: error_subcode ? 400 : 401, ...(error_subcode ? { error_subcode } : {}) })
  if (!token) throw fail('Invalid OAuth access token - Cannot parse access token')
  if (token.revoked) throw fail(token.revoked === 458 ? `${REVOKED[458]} ${token.appId}.` : REVOKED[460], token.revoked)
  if (token.expiresAt > 0 && token.expiresAt <= now)
    throw fail(`Error validating access token: Session has expired on ${new Date(token.expiresAt).toUTCString()}.`, 463)
  return token
}
