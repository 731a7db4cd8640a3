import { regionNames } from '#shared/regions'
import { providerKey } from '#web/lib/session/provider-key.ts'
import { readJwt } from '#web/lib/session/read-jwt.ts'
import { clearTokens, readTokens } from '#web/lib/session/token-cookies.ts'
import { webConfig } from '#web/lib/web-config.ts'

/** What stays in the browser after a sign-out: settings of the screen, no personal data. */
const keptKeys = new Set([
  'theme',
  'language',
  'side',
  'side.agent',
  'agent-side',
  'agent-side.wide',
  'places.utilities',
])

const clearPersonalData = () => {
  clearTokens()
  for (const key of Object.keys(localStorage)) if (!keptKeys.has(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** Revokes the refresh token at the pool, so that a copied cookie is worthless; the sign-out continues if the pool does not answer. */
const revoke = async () => {
  const config = await webConfig()
  for (const region of regionNames) {
    const signIn = config.regions[region]?.signIn
    const tokens = signIn && readTokens(signIn.userPoolClientId)
    if (!tokens?.refreshToken) continue
    const issuer = readJwt(tokens.accessToken).iss
    const endpoint = signIn?.endpoint ?? (typeof issuer === 'string' ? new URL(issuer).origin : undefined)
    if (!endpoint) continue
    await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ Token: tokens.refreshToken, ClientId: signIn?.userPoolClientId }),
      signal: AbortSignal.timeout(3000),
    }).catch(() => undefined)
  }
}

/**
 * Signs out and clears all personal data: tokens, selections, caches. The page is reloaded, so that nothing stays in memory
 * either; a session at the identity provider's own page is ended there.
 */
export const signOut = async (): Promise<void> => {
  // while the session can still authorise the call
  await unregisterPushIfOn().catch(() => undefined)
  const provider = await providerLogout().catch(() => undefined)
  await revoke().catch(() => undefined)
  clearPersonalData()
  location.assign(provider ?? '/login')
}

/** Loaded only when push was turned on here. */
const unregisterPushIfOn = async () => {
  if (Object.keys(localStorage).some((key) => key.startsWith('push.')))
    await (await import('#web/lib/push/unregister-push.ts')).unregisterPush()
}

/** The pool's own sign-out page, after a sign-in by identity provider: its cookie would else sign them in again. */
const providerLogout = async (): Promise<string | undefined> => {
  const config = await webConfig()
  const region = regionNames.find((name) => name === localStorage.getItem(providerKey))
  const signIn = region && config.regions[region]?.signIn
  if (!signIn?.redirect?.logoutUrl) return undefined
  const query = new URLSearchParams({ client_id: signIn.userPoolClientId, logout_uri: `${location.origin}/login` })
  return `${signIn.redirect.logoutUrl}?${query}`
}
