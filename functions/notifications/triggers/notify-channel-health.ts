import { ChannelHealthChanged } from '#events/channels/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import { kindOf } from '#shared/channels/kinds'
import { channelNames } from '#shared/channels/names'
import type { AccountState } from '#shared/channels/schema'

const DAY_MS = 24 * 3600_000

/**
 * Notifies the team that a channel stopped answering or needs attention: once until it is mended, since the event is of the change.
 * What comes and goes within a day, as a hook that fails now and then, is announced once that day.
 */
export const handler = consumer(ChannelHealthChanged, async ({ id, at, data }) => {
  const { workspaceId, agentId, account, name, before, state, cause, reason } = data
  const kind = kindFor(before, state)
  if (!kind) return
  const channel = kindOf(account)
  await createNotification({
    workspaceId,
    agentId,
    kind,
    channel,
    about: `${name} (${channelNames[channel]})`,
    cause,
    reason,
    ts: at,
    eventId: id,
    ...(kind === 'channel-degraded'
      ? { marker: { what: `degraded#${account}`, figure: Math.floor(at / DAY_MS) } }
      : {}),
  })
})

const kindFor = (before: AccountState, state: AccountState) => {
  if (state === 'broken') return 'channel-broken'
  if (state === 'degraded') return before === 'connected' ? 'channel-degraded' : undefined
  return before === 'broken' ? 'channel-mended' : undefined
}
