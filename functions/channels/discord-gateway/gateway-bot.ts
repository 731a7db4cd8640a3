import * as z from 'zod'
import { callDiscord, type DiscordAnswer, discordRequest } from '#functions/channels/discord/call-discord'

/** https://docs.discord.com/developers/events/gateway#get-gateway-bot */
const GatewayBot = z.object({
  url: z.string(),
  shards: z.int().positive(),
  session_start_limit: z.object({
    remaining: z.int(),
    /** Milliseconds. */
    reset_after: z.number().nonnegative(),
  }),
})
export type GatewayBot = z.infer<typeof GatewayBot>

/** Where the gateway is, how many connections Discord wants, and how often this bot may still identify. */
export const gatewayBot = (token: string): Promise<DiscordAnswer<GatewayBot>> =>
  callDiscord(discordRequest('GET', 'gateway/bot', undefined, token), GatewayBot)
