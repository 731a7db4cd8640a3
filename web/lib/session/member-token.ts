import type { Region } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'
import { webConfig } from '#web/lib/web-config.ts'
import { readSession } from './session.ts'

type Refresh = (config: WebConfig, region: Region) => Promise<void>

/**
 * The tokens of the signed-in member, for `authoriseCallsWith`: one in its last minute is refreshed first, by one call for all
 * that wait. Nothing when signed out.
 */
export const memberToken = (refresh: Refresh) => {
  let refreshing: Promise<void> | undefined
  return async (region: Region): Promise<string | undefined> => {
    const config = await webConfig()
    const session = readSession(config, region)
    if (!session || session.expiresAt - Date.now() > 60_000) return session?.idToken
    refreshing ??= refresh(config, session.region).finally(() => {
      refreshing = undefined
    })
    await refreshing
    return readSession(config, region)?.idToken
  }
}
