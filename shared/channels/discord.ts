import * as z from 'zod'

/**
 * Whether the agent is asked anything in a channel. A webhook only writes; questions come from an application (a bot), which the
 * operator of this installation has made, and which the owner adds to their server.
 *
 * - `ready`: `/ask` is there.
 * - `no-application`: the operator has configured none.
 * - `not-in-server`: the owner has not added it to the server.
 * - `other-endpoint`: it sends questions to another program; `reason` is its address.
 * - `failed`: Discord refused something; `reason` in its words.
 */
export const DiscordReading = z.object({
  state: z.enum(['ready', 'no-application', 'not-in-server', 'other-endpoint', 'failed']),
  reason: z.string().optional(),
})
export type DiscordReading = z.infer<typeof DiscordReading>

/** Specification 1, section 3: the Discord channel record, as members see it. */
export const DiscordChannelRecord = z.object({
  /** 15 random characters. */
  ID: z.string(),
  agentID: z.string(),
  channelId: z.string(),
  /** Without its token, of which only the end is shown. */
  webhookUrl: z.string(),
})
export type DiscordChannelRecord = z.infer<typeof DiscordChannelRecord>

/** The application that is asked, as far as owners need to know it. */
export const DiscordApplication = z.object({
  /** Where an owner adds it to their server. */
  inviteUrl: z.string(),
  /** The workspace's own, not the operator's. */
  isOwn: z.boolean(),
})
export type DiscordApplication = z.infer<typeof DiscordApplication>
