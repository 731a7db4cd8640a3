import { optionalEnvironment } from '#lib/environment'
import type { LiveAgent } from '#shared/agents/schema'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { isAllowedOrigin } from './is-allowed-origin.ts'

/** Throws `forbidden` for a page outside the agent's allowed origins; pages of our own hosts are always allowed. */
export const requireAllowedOrigin = (
  { settings }: Pick<LiveAgent, 'settings'>,
  { origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined },
): void => {
  const own = [URL.parse(optionalEnvironment('PUBLIC_URL') ?? '')?.host, host].filter((name) => name !== undefined)
  if (!isAllowedOrigin(origin, settings.security.allowedOrigins, own))
    throw new Problem('forbidden', conversationText('wrongOrigin'))
}
