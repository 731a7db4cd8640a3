import * as z from 'zod'

/** How an agent's channel is read beyond `/ask`, in an installation with the gateway's process (docs/channels-discord.md). */
export const DiscordGateway = z.object({
  /** Whether messages of the channel's server arrive at the moment. */
  isConnected: z.boolean(),
  /** Whether the bot may see the channel; absent where Discord did not say, or no channel is connected. */
  seesChannel: z.boolean().optional(),
  /** Where an owner adds the bot to their server: with the right to see channels. */
  inviteUrl: z.string(),
})
export type DiscordGateway = z.infer<typeof DiscordGateway>
