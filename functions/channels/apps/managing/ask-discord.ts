import * as z from 'zod'
import { callDiscord, type DiscordAnswer, discordRequest } from '#functions/channels/discord/call-discord'

/** https://docs.discord.com/developers/resources/application#application-object */
const Described = z.object({
  id: z.string(),
  name: z.string().catch(''),
  verify_key: z.string(),
  interactions_endpoint_url: z.string().nullish(),
})
export type DescribedApplication = z.infer<typeof Described>

/** The application that a bot's token is of. */
export const describeDiscordApp = (botToken: string): Promise<DiscordAnswer<DescribedApplication>> =>
  callDiscord(discordRequest('GET', 'applications/@me', undefined, botToken), Described)
