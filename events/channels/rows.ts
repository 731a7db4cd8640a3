import { AgentDeleted, ChannelFieldsSaved } from '#events/agents/events'
import { SendQueued } from '#events/conversations/events'
import type { FeatureRows } from '#events/rows'
import { AccountAnnounced, ChannelConnected, ChannelRemoved, InboundArrived } from './events.ts'

export const channelRows = {
  hooks: {
    'channels/meta-hook': {
      provider: 'meta',
      routes: ['GET /hooks/meta/{appKey}', 'POST /hooks/meta/{appKey}'],
    },
    'channels/legacy-whatsapp-hook': {
      provider: 'meta',
      routes: ['GET /agents/{agentId}/wa-webhook', 'POST /agents/{agentId}/wa-webhook'],
    },
    'channels/telegram-hook': { provider: 'telegram', routes: ['POST /v2/agents/{agentId}/telegram-webhook'] },
    'channels/discord-hook': { provider: 'discord', routes: ['POST /hooks/discord/{appKey}'] },
    'channels/google-hook': {
      provider: 'google',
      routes: [
        'GET /agents/{agentId}/gc-webhook',
        'POST /agents/{agentId}/gc-webhook',
        'PUT /agents/{agentId}/gc-webhook',
        'PATCH /agents/{agentId}/gc-webhook',
        'DELETE /agents/{agentId}/gc-webhook',
      ],
    },
    'channels/discord-gateway-hook': { provider: 'discord', routes: ['POST /hooks/discord-gateway'] },
  },
  subscriptions: {
    'channels/inbound/take-inbound': InboundArrived,
    'channels/inbound/drop-waiting': ChannelRemoved,
    'channels/connecting/call-new-channel-webhook': ChannelConnected,
    'channels/health/watch-account': ChannelConnected,
    'channels/health/take-announcement': AccountAnnounced,
    'channels/connecting/connect-saved-number': ChannelFieldsSaved,
    'channels/connecting/release-accounts': AgentDeleted,
    'channels/sending/send-queued': SendQueued,
  },
  schedules: {
    'channels/health/probe-due': 'rate(5 minutes)',
    'channels/inbound/sweep-inbound': 'rate(1 minute)',
    'channels/sending/sweep-sends': 'rate(1 minute)',
  },
} as const satisfies FeatureRows<'channels'>
