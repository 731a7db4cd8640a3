import type { Region } from '#shared/regions'
import { webConfig } from '#web/lib/api/web-config.ts'
import { readSession } from './session.ts'

let refreshing: Promise<void> | undefined

/**
 * The token of this moment for calls to a region; nothing when nobody is signed in. A token in its last minute is
 * refreshed first, by one call however many wait, and only then is Amplify downloaded.
 */
export const bearer = async (region: Region): Promise<string | undefined> => {
  const config = await webConfig()
  const session = readSession(config, region)
  if (!session || session.expiresAt - Date.now() > 60_000) return session?.idToken
  refreshing ??= import('#web/features/sign-in/session/refresh-session.ts')
    .then(({ refreshSession }) => refreshSession(config, session.region))
    .finally(() => {
      refreshing = undefined
    })
  await refreshing
  return readSession(config, region)?.idToken
}
