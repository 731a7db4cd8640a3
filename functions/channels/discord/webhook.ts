import * as z from 'zod'
import { callDiscord, type DiscordAnswer, discordRequest } from './call-discord.ts'

/** A webhook of a channel. Both become parts of an address, so nothing else may be in them. */
export interface WebhookAddress {
  readonly id: string
  readonly token: string
}

const HOSTS = ['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com']

/**
 * The id and the token of a webhook's address; nothing for any other. Only these two are ever used: what a user enters is no
 * address that is requested. `server`: where Discord is, if it is played.
 */
export const webhookAddress = (text: string, server: string): WebhookAddress | undefined => {
  const url = URL.parse(text.trim())
  if (!url || url.username || url.password) return undefined
  const own = URL.parse(server)
  const isDiscord = url.protocol === 'https:' && url.port === '' && HOSTS.includes(url.hostname)
  const isPlayed = own !== null && url.origin === own.origin && url.pathname.startsWith(`${own.pathname}/api/`)
  if (!isDiscord && !isPlayed) return undefined
  const path = isDiscord ? url.pathname : url.pathname.slice(own?.pathname.length ?? 0)
  const [, id, token] =
    /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{17,20})\/([\w-]{60,80})\/?$/.exec(path.replace(/^\/{2,}/, '/')) ?? []
  return id && token ? { id, token } : undefined
}

/** https://docs.discord.com/developers/resources/webhook#webhook-object */
const Webhook = z.object({
  id: z.string(),
  name: z.string().nullish(),
  channel_id: z.string().nullish(),
  guild_id: z.string().nullish(),
})
export type Webhook = z.infer<typeof Webhook>

/** https://docs.discord.com/developers/resources/webhook#get-webhook-with-token */
export const getWebhook = ({ id, token }: WebhookAddress): Promise<DiscordAnswer<Webhook>> =>
  callDiscord(discordRequest('GET', `webhooks/${id}/${token}`), Webhook)
