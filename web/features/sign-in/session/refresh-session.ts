import { fetchAuthSession } from 'aws-amplify/auth'
import type { Region } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'
import { configureAmplify } from '#web/features/sign-in/configure-amplify.ts'

/** Fetches new tokens with the refresh token; a refusal ends the session (its cookies are deleted), a lost connection does not. */
export const refreshSession = async (config: WebConfig, region: Region): Promise<void> => {
  const signIn = config.regions[region]?.signIn
  if (!signIn) return
  configureAmplify(signIn)
  await fetchAuthSession({ forceRefresh: true })
}
