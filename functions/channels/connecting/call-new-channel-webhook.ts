import { ChannelConnected } from '#events/channels/events'
import { agentOf } from '#features/agents'
import { optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'
import { log } from '#lib/log'
import { externalIdOf } from '#shared/channels/external-id-of'
import { kindOf } from '#shared/channels/kinds'

const TIMEOUT_MS = 10_000

/**
 * Calls the operator's webhook for new channels, whose failures are ignored (specification 1, section 7). The URL is the
 * operator's own configuration, so it is called directly. `x-event-id` lets the receiver drop a second delivery.
 */
export const handler = consumer(ChannelConnected, async ({ id, data: { agentId, account } }) => {
  const url = optionalEnvironment('NEW_CHANNEL_WEBHOOK_URL')
  if (!url) return
  const agent = await agentOf(agentId)
  const status = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-event-id': id },
    body: JSON.stringify(
      kindOf(account) === 'discord'
        ? { agentId, channelId: externalIdOf(account), channelType: 'discord' }
        : { agentId, agentType: agent?.agentPlatform, channelType: kindOf(account) },
    ),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (response) => response.status,
    () => 0,
  )
  if (status < 200 || status > 299) log('warn', 'the webhook for new channels failed', { agentId, status })
})
