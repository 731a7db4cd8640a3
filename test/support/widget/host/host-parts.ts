import type { EventStreams } from './event-streams.ts'
import type { HostControl } from './host-control.ts'
import type { HostedConversations } from './hosted-conversations.ts'

/** What the answers to a host's requests are made from. */
export interface HostParts {
  readonly control: HostControl
  readonly conversations: HostedConversations
  readonly streams: EventStreams
}
