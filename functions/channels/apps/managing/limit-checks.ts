import { rateLimit } from '#lib/http/rate-limit'
import { appText } from '#shared/channels/apps/messages'

/** As often as a person mistypes: a provider would tell a guesser which secret is an app's. */
const CHECKS = { perWindow: 30, windowSeconds: 3600 } as const

/** Counts that a provider is asked about an app. Throws `rate-limited`. */
export const limitChecks = (workspaceId: string): Promise<void> =>
  rateLimit({ scope: `channel-app#${workspaceId}`, ...CHECKS, message: appText('tooMany') })
