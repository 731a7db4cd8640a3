import { optionalEnvironment } from '#lib/environment'
import type { LiveAgent } from '#shared/agents/schema'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { isAllowedOrigin } from './is-allowed-origin.ts'
import { recordRefusedOrigin } from './refused/record-refused-origin.ts'

interface Page {
  readonly origin?: string | undefined
  readonly host?: string | undefined
}

/**
 * Throws `forbidden` for a page outside the agent's allowed origins, and remembers it for the owner; pages of our own hosts are always
 * allowed.
 */
export const requireAllowedOrigin = async (
  { agentId, workspaceId, settings }: Pick<LiveAgent, 'agentId' | 'workspaceId' | 'settings'>,
  { origin, host }: Page,
): Promise<void> => {
  const own = [URL.parse(optionalEnvironment('PUBLIC_URL') ?? '')?.host, host].filter((name) => name !== undefined)
  if (isAllowedOrigin(origin, settings.security.allowedOrigins, own)) return
  if (origin) await recordRefusedOrigin({ agentId, workspaceId }, origin)
  throw new Problem('forbidden', conversationText('wrongOrigin'))
}
