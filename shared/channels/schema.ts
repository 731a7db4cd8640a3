import * as z from 'zod'
import { AccountId, ChannelKind } from './kinds.ts'

/** Which messages of a group an agent answers. */
export const GroupAnswers = z.enum(['mentioned', 'commands', 'never'])
export type GroupAnswers = z.infer<typeof GroupAnswers>

/** Which ordinary messages of Discord an agent answers: those that mention its bot or reply to it, all, or none but `/ask`. */
export const DiscordAnswers = z.enum(['mentioned', 'all', 'commands'])
export type DiscordAnswers = z.infer<typeof DiscordAnswers>

/** How an account is: `degraded` still carries messages, `broken` needs its owner. */
export const AccountState = z.enum(['connected', 'degraded', 'broken'])
export type AccountState = z.infer<typeof AccountState>

/**
 * Why an account is not simply connected, where that is ours to word: `taken`: another program gets its messages; `unset`: nothing asks
 * the provider for them any more; `elsewhere`: what it writes appears in another channel.
 */
export const AccountCause = z.enum(['taken', 'unset', 'elsewhere'])
export type AccountCause = z.infer<typeof AccountCause>

/** What an agent's channels share, and what one of them alone has. */
export const ChannelSettings = z.object({
  /** Specification: on, the agent reads the first message and answers in context; off, it sends the same launch message. */
  smartInit: z.boolean(),
  telegram: z.object({ groups: GroupAnswers }),
  discord: z.object({ messages: DiscordAnswers }),
})
export type ChannelSettings = z.infer<typeof ChannelSettings>

/** A connected bot, number, page or channel, as members see it. Times in milliseconds; never a token. */
export const ConnectedAccount = z.object({
  account: AccountId,
  kind: ChannelKind,
  agentId: z.string(),
  /** As the provider names it: "Casa Verde Concierge". */
  name: z.string(),
  /** Another account that goes where this one goes: of a page its Instagram. */
  linked: AccountId.optional(),
  /** How people find it there: `@casaverde_bot`. */
  handle: z.string().optional(),
  state: AccountState,
  /** Why it is not simply connected, by a name or in the provider's words, and since when. */
  cause: AccountCause.optional(),
  reason: z.string().optional(),
  since: z.number().int().optional(),
  connectedAt: z.number().int(),
  lastInAt: z.number().int().optional(),
  lastOutAt: z.number().int().optional(),
  /** Minutes in which messages came, in each of the last `TRAFFIC_BARS` bars of `TRAFFIC_BAR_MS`, the newest last. */
  traffic: z.array(z.number().int()).optional(),
  /** Of a broken account: how many messages wait to be sent, a hundred at most. */
  waiting: z.number().int().optional(),
  /** The end of a token that one may recognise it by: `p4Q`. */
  tokenEnd: z.string().optional(),
  /** Telegram: whether it may read groups whole, and be added to them. */
  readsGroups: z.boolean().optional(),
  joinsGroups: z.boolean().optional(),
  /** WhatsApp: the business account of the number, and that it was connected by the legacy method. */
  wabaId: z.string().optional(),
  isLegacy: z.boolean().optional(),
  /** Instagram: the page that it is linked to. */
  pageId: z.string().optional(),
  /** Nothing shows that its deliveries are the provider's own. */
  isUnverified: z.boolean().optional(),
  /** Discord: whether /ask is there; without it the agent only writes. */
  isAsked: z.boolean().optional(),
})
export type ConnectedAccount = z.infer<typeof ConnectedAccount>

/** What Telegram says of a webhook. Times in milliseconds. */
export const TelegramWebhook = z.object({
  url: z.string(),
  /** It is the one that we set; else another program has taken it over. */
  isOurs: z.boolean(),
  waiting: z.number().int(),
  lastErrorAt: z.number().int().optional(),
  lastError: z.string().optional(),
})
export type TelegramWebhook = z.infer<typeof TelegramWebhook>
