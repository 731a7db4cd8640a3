import { rateLimit } from '#lib/http/rate-limit'
import { waitText } from '#lib/http/wait-text'

/**
 * One every six seconds for an hour: no integration that copies a customer's agents needs more, and each is an item of up to
 * 400 KB, twice, that events and lists carry. The wizard has a limit of its own.
 */
const AGENTS = { perWindow: 600, windowSeconds: 3600, message: waitText }

/** Counts a new agent of a workspace; throws `rate-limited` when there were too many. A saved draft is none. */
export const limitNewAgents = (workspaceId: string): Promise<void> =>
  rateLimit({ scope: `new-agents#${workspaceId}`, ...AGENTS })
