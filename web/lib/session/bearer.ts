import type { Region } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'
import { webConfig } from '#web/lib/web-config.ts'
import { readSession } from './session.ts'

type Refresh = (config: WebConfig, region: Region) => Promise<void>

let refresh: Refresh | undefined
let refreshing: Promise<void> | undefined

/** The sign-in registers how tokens are refreshed; until then, a token is used as long as it is valid. */
export const refreshWith = (given: Refresh) => {
  refresh = given
}

/**
 * The current token for calls to a region; nothing when signed out. A token in its last minute is refreshed first, by one
 * call for all that wait.
 */
export const bearer = async (region: Region): Promise<string | undefined> => {
  const config = await webConfig()
  const session = readSession(config, region)
  if (!session || !refresh || session.expiresAt - Date.now() > 60_000) return session?.idToken
  refreshing ??= refresh(config, session.region).finally(() => {
    refreshing = undefined
  })
  await refreshing
  return readSession(config, region)?.idToken
}
