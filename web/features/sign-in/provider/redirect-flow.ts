import { type Region, regionNames } from '#shared/regions'
import type { SignInConfig, WebConfig } from '#shared/web-config'
import { randomId } from '#web/lib/random-id.ts'
import { providerKey } from '#web/lib/session/provider-key.ts'
import { readJwt } from '#web/lib/session/read-jwt.ts'
import { writeTokens } from '#web/lib/session/token-cookies.ts'

/**
 * The identity provider's redirect, by Cognito's authorize page: OAuth 2 code flow with PKCE (RFC 7636). Amplify has the
 * same flow but supports https only, unlike the local pool, and costs 13 KB; this writes the same cookies.
 */
const key = 'redirect-sign-in'

interface PendingRedirect {
  readonly state: string
  readonly verifier: string
  readonly region: Region
  readonly next: string | undefined
}

const redirectUri = () => `${location.origin}/login/callback`

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Redirects to the provider; the state for the return is kept in this tab only. */
export const startRedirect = async (
  region: Region,
  { userPoolClientId, redirect }: SignInConfig,
  next: string | undefined,
): Promise<void> => {
  if (!redirect) return
  const started: PendingRedirect = { state: randomId(32), verifier: randomId(64), region, next }
  sessionStorage.setItem(key, JSON.stringify(started))
  const challenge = base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(started.verifier)))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: userPoolClientId,
    redirect_uri: redirectUri(),
    scope: 'openid email profile',
    state: started.state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    identity_provider: redirect.provider,
  })
  location.assign(`${redirect.authorizeUrl}?${query}`)
}

const takePendingRedirect = (): PendingRedirect | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { state, verifier, region, next } = Object.fromEntries(Object.entries(kept))
    const known = regionNames.find((name) => name === region)
    if (typeof state !== 'string' || typeof verifier !== 'string' || !known) return undefined
    return { state, verifier, region: known, next: typeof next === 'string' ? next : undefined }
  } catch {
    return undefined
  } finally {
    sessionStorage.removeItem(key)
  }
}

export type RedirectOutcome =
  | { readonly outcome: 'signed-in'; readonly region: Region; readonly next: string | undefined }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'refused'; readonly message: string }

/** Exchanges the code for tokens. A return that this tab did not start, or with another state, changes nothing. */
export const finishRedirect = async (config: WebConfig, search: string): Promise<RedirectOutcome> => {
  const query = new URLSearchParams(search)
  const started = takePendingRedirect()
  const refused = query.get('error_description') ?? query.get('error')
  if (refused) return { outcome: 'refused', message: refused }
  const code = query.get('code')
  const signIn = started && config.regions[started.region]?.signIn
  if (!code || !signIn?.redirect || query.get('state') !== started?.state) return { outcome: 'expired' }
  const response = await fetch(signIn.redirect.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: signIn.userPoolClientId,
      code,
      redirect_uri: redirectUri(),
      code_verifier: started.verifier,
    }),
  })
  const answer: unknown = await response.json().catch(() => ({}))
  const tokens = new Map(Object.entries(typeof answer === 'object' && answer !== null ? answer : {}))
  const [idToken, accessToken, refreshToken] = ['id_token', 'access_token', 'refresh_token'].map((name) => {
    const token = tokens.get(name)
    return typeof token === 'string' ? token : undefined
  })
  if (!response.ok || !idToken || !accessToken)
    return { outcome: 'refused', message: String(tokens.get('error') ?? response.status) }
  const claims = readJwt(accessToken)
  writeTokens(signIn.userPoolClientId, {
    username: String(claims.username ?? claims.sub),
    idToken,
    accessToken,
    refreshToken,
  })
  localStorage.setItem(providerKey, started.region)
  return { outcome: 'signed-in', region: started.region, next: started.next }
}
