import type { ConversationClient, Variables } from '#widget/transport/conversation-client.ts'
import type { LiveUpdates } from '#widget/transport/live-updates.ts'
import type { SavedTicket } from './saved-ticket.ts'

export interface ConversationOptions {
  readonly client: ConversationClient
  readonly saved: SavedTicket
  readonly live: LiveUpdates
  /** What the page says about this visit, read again for each request. */
  readonly context: {
    readonly lang: string
    readonly pageUrl: string
    readonly variables?: Variables | undefined
    readonly demo?: string | undefined
  }
  /** Whether the public answer allowed the agent to continue; if not, no conversation is started. */
  readonly canStart: boolean
  /** The owner allows no conversation on this website. */
  readonly onRefused?: ((message: string) => void) | undefined
  readonly nextFrame: (then: () => void) => void
  readonly newId: () => string
  readonly now: () => number
}
