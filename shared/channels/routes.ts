import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { apps } from './apps/routes.ts'
import { chatTemplates } from './chat-templates.ts'
import { DiscordApplication, DiscordChannelRecord, DiscordReading } from './discord.ts'
import { DiscordGateway } from './discord-gateway.ts'
import { discordText } from './discord-messages.ts'
import { GoogleBusiness } from './google.ts'
import { ChannelKind } from './kinds.ts'
import { channelText } from './messages.ts'
import { pages } from './pages/routes.ts'
import { ChannelSettings, ConnectedAccount, DiscordAnswers, GroupAnswers, TelegramWebhook } from './schema.ts'
import { whatsapp } from './whatsapp/routes.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
const account = { kind: ChannelKind, externalId: z.string().regex(/^\w[\w.-]{0,63}$/) }
const AnAccount = AWorkspace.extend(account)
const AnAgent = z.strictObject({ agentId: AgentId })

const ADiscordChannel = z.object({ account: ConnectedAccount, record: DiscordChannelRecord, reading: DiscordReading })
const filledOut = z
  .string()
  .trim()
  .min(1, fieldMessage(discordText('fillOut')))

/** Connecting agents to where people write. */
export const channels = contract({
  ...chatTemplates,
  ...whatsapp,
  ...pages,
  ...apps,
  'GET /v2/agents/{agentId}/channels': {
    auth: 'agent:manage',
    summary: 'The accounts that the agent is connected to, and the settings of its channels.',
    input: AnAgent,
    output: z.object({
      accounts: z.array(ConnectedAccount),
      settings: ChannelSettings,
      /** The local run's page on which a person plays the visitor, by channel; absent in the cloud. */
      phones: z.partialRecord(ChannelKind, z.string()).optional(),
    }),
  },
  'POST /v2/agents/{agentId}/channels/viewed': {
    auth: 'agent:manage',
    summary: 'Counts that a member opened the page of the agent’s channels (specification 1, section 7).',
    input: AnAgent,
    output: z.object({ success: z.literal(true) }),
  },
  'PUT /v2/agents/{agentId}/channels/settings': {
    auth: 'agent:manage',
    summary: 'Changes settings of the agent’s channels; what is left out stays.',
    input: AnAgent.extend({
      smartInit: z.boolean().optional(),
      telegram: z.strictObject({ groups: GroupAnswers }).optional(),
      discord: z.strictObject({ messages: DiscordAnswers }).optional(),
    }),
    output: z.object({ settings: ChannelSettings }),
  },
  'POST /v2/agents/{agentId}/channels/telegram': {
    auth: 'agent:manage',
    rate: 'connect',
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
  'POST /v2/agents/{agentId}/channels/discord': {
    auth: 'agent:manage',
    rate: 'connect',
    summary:
      'Connects a channel by its id and one of its webhooks, and makes the command /ask there. The channel that is connected already may be given again, with a new webhook.',
    input: AnAgent.extend({
      channelId: filledOut.regex(/^(\d{17,20})?$/, fieldMessage(discordText('noChannelId'))),
      webhookUrl: filledOut.max(400, fieldMessage(discordText('noWebhook'))),
    }),
    output: ADiscordChannel,
  },
  'GET /v2/agents/{agentId}/channels/discord': {
    auth: 'agent:manage',
    summary: 'The connected channel, if there is one, and the application that reads there, if the operator has one.',
    input: AnAgent,
    output: z.object({
      channel: ADiscordChannel.optional(),
      application: DiscordApplication.optional(),
      /** The channel is connected through another application than the workspace’s own. */
      canUseOwnApp: z.boolean().optional(),
    }),
  },
  'POST /v2/agents/{agentId}/channels/discord/command': {
    auth: 'agent:manage',
    rate: 'connect',
    summary:
      'Makes the command /ask again, once the application was added to the server; with `useOwnApp` by the workspace’s own application, which answers there from then on.',
    input: AnAgent.extend({ useOwnApp: z.literal(true).optional() }),
    output: ADiscordChannel,
  },
  'GET /v2/agents/{agentId}/channels/discord/gateway': {
    auth: 'agent:manage',
    summary:
      'Whether ordinary messages of the channel are read; nothing where the operator runs no gateway. Asks Discord.',
    input: AnAgent,
    output: z.object({
      gateway: DiscordGateway.optional(),
      /** The channel is connected through an app of the workspace’s own, which reads `/ask` alone. */
      isOwnApp: z.literal(true).optional(),
    }),
    rate: 'provider',
  },
  'DELETE /v2/agents/{agentId}/channels/discord': {
    auth: 'agent:manage',
    summary: 'Disconnects the channel: what waits for it is dropped. Conversations stay.',
    input: AnAgent,
    output: z.object({ disconnected: z.boolean() }),
  },
  'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check': {
    auth: 'agent:manage',
    summary:
      'Asks the provider how an account is, and stores what it says; four times a minute for each account. `isReached` is false where the provider said nothing that can be read: the account is then as it was.',
    input: AnAgent.extend(account),
    output: z.object({ account: ConnectedAccount, isReached: z.boolean() }),
  },
  'GET /v2/agents/{agentId}/channels/google': {
    auth: 'agent:manage',
    summary:
      'What is stored of Google Business Chat, which Google ended on 31 July 2024. Its fields are saved with the agent.',
    input: AnAgent,
    output: GoogleBusiness,
  },
  'GET /v2/workspaces/{workspaceId}/channels': {
    auth: 'workspace:read',
    summary: 'The connected accounts of all agents of the workspace, 50 a page; with `kind` those of one channel.',
    input: AWorkspace.extend({ kind: ChannelKind.optional(), after: z.string().max(2000).optional() }),
    output: z.object({ accounts: z.array(ConnectedAccount), cursor: z.string().optional() }),
  },
  'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent': {
    auth: 'workspace:write',
    summary:
      'Moves an account to another agent of the workspace, which answers what comes from then on; `conflict` where it is no longer the agent’s that it is moved from. Replies that wait are still sent.',
    input: AnAccount.extend({ from: AgentId, to: AgentId }),
    output: z.object({ account: ConnectedAccount }),
  },
  'DELETE /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}': {
    auth: 'workspace:write',
    summary: 'Removes an account from the agent that has it: nothing more comes or goes. Conversations stay.',
    input: AnAccount,
    output: z.object({ removed: z.boolean() }),
  },
})
