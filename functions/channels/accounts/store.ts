import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { DiscordReading } from '#shared/channels/discord'
import { AccountId } from '#shared/channels/kinds'
import { AccountCause, AccountState, DiscordAnswers, GroupAnswers } from '#shared/channels/schema'
import { Notice } from './notice.ts'
import { Traffic } from './traffic.ts'

/** Milliseconds since 1970. */
const Time = z.number().int()

/** A bot, number, page or channel at a provider, and the agent that answers for it. The key is its uniqueness: it belongs to one agent. */
const ChannelAccount = z.object({
  account: AccountId,
  workspaceId: z.string(),
  agentId: z.string(),
  /** As the provider names it, and how people find it there: `@casaverde_bot`. */
  name: z.string(),
  handle: z.string().optional(),
  /** Its credential, sealed; `accountSecret` has the context. */
  token: z.string(),
  /** By which its owner recognises it. */
  tokenEnd: z.string(),
  state: AccountState,
  /** Why it is not simply connected, by a name or in the provider's words, and since when. */
  cause: AccountCause.optional(),
  reason: z.string().optional(),
  since: Time.optional(),
  /** What its provider has announced of it. */
  notice: Notice.optional(),
  connectedAt: Time,
  /** Moves, and is removed, together with this one: of a page its Instagram, and the other way round. */
  linked: AccountId.optional(),
  /** The agent that had it before, and until when: its replies that were under way then are still sent. */
  movedFrom: z.object({ agentId: z.string(), at: Time }).optional(),
  readsGroups: z.boolean().optional(),
  joinsGroups: z.boolean().optional(),
  /** The workspace's own app that it is connected through; absent: the platform's, or none at providers that know none. */
  appKey: z.string().optional(),
  /** WhatsApp: the business account of the number. */
  wabaId: z.string().optional(),
  /** WhatsApp: connected by the legacy method, whose deliveries come to the agent's own hook. */
  isLegacy: z.boolean().optional(),
  /** Nothing shows that its deliveries are the provider's own: they are few, and no tool runs for them. */
  isUnverified: z.boolean().optional(),
  /** Instagram: the page that it is linked to, whose token sends. */
  pageId: z.string().optional(),
  /** Discord: the record's id (specification 1), the webhook's, its server's, and whether the agent is asked there. */
  discord: z
    .object({
      recordId: z.string(),
      webhookId: z.string(),
      guildId: z.string().optional(),
      reading: DiscordReading,
    })
    .optional(),
})
export type ChannelAccount = z.infer<typeof ChannelAccount>

export const channelAccounts = entity<ChannelAccount, { account: AccountId }>({
  name: 'channel-account',
  parse: (item) => ChannelAccount.parse(item),
  key: keys.channelAccount,
  index: ({ account, workspaceId, agentId }) => ({
    gsi1pk: `WS#${workspaceId}`,
    gsi1sk: `ACC#${account}`,
    gsi2pk: `AGTACC#${agentId}`,
    gsi2sk: account,
  }),
})

const Pulse = z.object({
  account: AccountId,
  lastInAt: Time.optional(),
  lastOutAt: Time.optional(),
  traffic: Traffic.optional(),
})

/** When a message last came and went, and how much came of late, written at most once a minute: apart, so that traffic never meets a change of the account. */
export const accountPulses = entity<z.infer<typeof Pulse>, { account: AccountId }>({
  name: 'account-pulse',
  parse: (item) => Pulse.parse(item),
  key: keys.accountPulse,
})

const AgentChannels = z.object({
  agentId: z.string(),
  /** Absent: on. */
  smartInit: z.boolean().optional(),
  /** Which messages of a group are answered; absent: `mentioned`. */
  telegramGroups: GroupAnswers.optional(),
  /** Which ordinary messages of the channel are answered; absent: `mentioned`. */
  discordMessages: DiscordAnswers.optional(),
  /** The bot whose updates come to the agent's hook. Both, or neither. */
  telegramAccount: AccountId.optional(),
  /** SHA-256 of the secret that Telegram sends with each of them. */
  telegramSecret: z.string().optional(),
  /** The moment to which the table was restored, in milliseconds, and the one for which the webhook was set since: then both are the same. */
  restoredTo: Time.optional(),
  renewedFor: Time.optional(),
  /** The channel of Discord in which it answers. */
  discordAccount: AccountId.optional(),
  /** The legacy method's number, whose deliveries come to the agent's hook. */
  legacyAccount: AccountId.optional(),
  /** The tenant of its app's secret. */
  legacyWorkspaceId: z.string().optional(),
  /** Its app's secret, sealed: with it deliveries are verified. */
  legacyAppSecret: z.string().optional(),
  waVerifyPassed: z.boolean().optional(),
})
export type AgentChannels = z.infer<typeof AgentChannels>

/** What channels know of an agent beside its settings: no draft, version or export has it. */
export const agentChannels = entity<AgentChannels, { agentId: string }>({
  name: 'agent-channels',
  parse: (item) => AgentChannels.parse(item),
  key: keys.agentChannels,
})

const NumberPin = z.object({ account: AccountId, workspaceId: z.string(), pin: z.string() })

/** The PIN with which a workspace registered a number, sealed. It outlives a removal: registering the number again needs it. */
export const numberPins = entity<z.infer<typeof NumberPin>, { account: AccountId; workspaceId: string }>({
  name: 'number-pin',
  parse: (item) => NumberPin.parse(item),
  key: keys.numberPin,
})
