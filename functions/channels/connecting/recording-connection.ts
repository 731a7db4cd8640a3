import { ProductEvent } from '#events/analytics/events'
import { ChannelConnected } from '#events/channels/events'
import type { EventDraft } from '#events/event'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { resuming } from '#functions/channels/sending/resuming'
import { auditing } from '#lib/audit'
import type { Write } from '#lib/database/write'

interface Connection {
  readonly by: string
  readonly now: number
  /** The event that counts a channel of this kind. */
  readonly countedAs: `${'telegram' | 'whatsapp' | 'discord'}_channel_added`
  /** Whether the agent had it already: a channel is counted once. */
  readonly isKnown: boolean
}

/**
 * For the transaction that connects an account, whatever its provider: the log names it, what waited for it is sent, and the events
 * of channels are published.
 */
export const recordingConnection = (
  { account, workspaceId, agentId, name }: Pick<ChannelAccount, 'account' | 'workspaceId' | 'agentId' | 'name'>,
  { by, now, countedAs, isKnown }: Connection,
): { readonly writes: readonly Write[]; readonly events: readonly EventDraft[] } => {
  const resumed = resuming(account)
  return {
    writes: [
      ...resumed.writes,
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'channel.connected',
        by,
        subject: agentId,
        subjectName: name,
        now,
      }),
    ],
    events: [
      ChannelConnected({ workspaceId, agentId, account, by }),
      ...resumed.events,
      ...(isKnown ? [] : [ProductEvent({ name: countedAs, workspaceId, properties: { agentId } })]),
    ],
  }
}
