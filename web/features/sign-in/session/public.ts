import type { Region } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'

/** Fetches new tokens; Amplify is downloaded only then. */
export const refreshSession = async (config: WebConfig, region: Region): Promise<void> =>
  (await import('./refresh-session.ts')).refreshSession(config, region)
