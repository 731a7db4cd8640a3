import type { Probe } from '#functions/channels/provider/probe'
import { externalIdOf } from '#shared/channels/external-id-of'
import { GONE } from './outcome.ts'
import { getWebhook } from './webhook.ts'

/**
 * Whether a channel's webhook is there. One that is gone never comes back, so it is not asked about again until the channel is
 * connected anew: ten thousand refused requests in ten minutes ban our address
 * (https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans).
 */
export const probeDiscord: Probe = async ({ account, state, reason }, token) => {
  if (state === 'broken') return { kind: 'found', state, reason }
  const [id = '', secret = ''] = token.split('/')
  const answer = await getWebhook({ id, token: secret })
  if (answer.kind === 'refused' && GONE.includes(answer.status))
    return { kind: 'found', state: 'broken', reason: answer.message }
  if (answer.kind !== 'done') return { kind: 'unreachable' }
  const { channel_id: channelId, name } = answer.result
  if (channelId && channelId !== externalIdOf(account)) return { kind: 'found', state: 'degraded', cause: 'elsewhere' }
  return { kind: 'found', state: 'connected', ...(name ? { names: { name } } : {}) }
}
