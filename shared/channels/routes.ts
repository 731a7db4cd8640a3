import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { chatTemplates } from './chat-templates.ts'
import { channelText } from './messages.ts'
import { ChannelSettings, ConnectedAccount, GroupAnswers, TelegramWebhook } from './schema.ts'

const AnAgent = z.strictObject({ agentId: AgentId })

/** Connecting agents to where people write. */
export const channels = contract({
  ...chatTemplates,
  'GET /v2/agents/{agentId}/channels': {
    auth: 'agent:manage',
    summary: 'The accounts that the agent is connected to, and the settings of its channels.',
    input: AnAgent,
    output: z.object({
      accounts: z.array(ConnectedAccount),
      settings: ChannelSettings,
      /** The local run's page on which a person plays the visitor, by channel; absent in the cloud. */
      phones: z.object({ telegram: z.string().optional() }).optional(),
    }),
  },
  'PUT /v2/agents/{agentId}/channels/settings': {
    auth: 'agent:manage',
    summary: 'Changes settings of the agent’s channels; what is left out stays.',
    input: AnAgent.extend({
      smartInit: z.boolean().optional(),
      telegram: z.strictObject({ groups: GroupAnswers }).optional(),
    }),
    output: z.object({ settings: ChannelSettings }),
  },
  'POST /v2/agents/{agentId}/channels/telegram': {
    auth: 'agent:manage',
    summary:
      'Connects a bot by its token: its earlier webhook is deleted and ours set. The bot that is connected already may be given again, with a new token; without one it is connected again by its own.',
    input: AnAgent.extend({
      token: z
        .string()
        .trim()
        .min(1, fieldMessage(channelText('token')))
        .max(200, fieldMessage(channelText('token')))
        .optional(),
    }),
    output: z.object({ account: ConnectedAccount, webhook: TelegramWebhook }),
  },
  'GET /v2/agents/{agentId}/channels/telegram': {
    auth: 'agent:manage',
    summary: 'Asks Telegram for the bot and its webhook. `not-found` where none is connected.',
    input: AnAgent,
    output: z.object({ account: ConnectedAccount, webhook: TelegramWebhook }),
  },
  'DELETE /v2/agents/{agentId}/channels/telegram': {
    auth: 'agent:manage',
    summary: 'Disconnects the bot: its webhook is deleted, what waits for it is dropped. Conversations stay.',
    input: AnAgent,
    output: z.object({ disconnected: z.boolean() }),
  },
})
