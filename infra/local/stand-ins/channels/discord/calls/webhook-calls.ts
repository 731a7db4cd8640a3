import { addMessage, asMessage, type DiscordContext } from '#infra/local/stand-ins/channels/discord/discord-context'
import {
  DiscordFailure,
  Hang,
  invalidBody,
  invalidToken,
  unknownChannel,
} from '#infra/local/stand-ins/channels/discord/discord-failure'
import { threadOf } from '#infra/local/stand-ins/channels/discord/gateway/channel-object'
import { type Body, readContent } from './read-content.ts'

const USERNAME = 80

/** GET /webhooks/{id}/{token}. Made by hand, so no application owns it. */
export const describeWebhook = ({ state, channel }: DiscordContext) => ({
  type: 1,
  id: channel.webhook?.id,
  name: channel.webhook?.name,
  avatar: null,
  channel_id: channel.id,
  guild_id: state.guild,
  application_id: null,
  token: channel.webhook?.token,
  url: `https://discord.com/api/webhooks/${channel.webhook?.id}/${channel.webhook?.token}`,
})

export const deleteWebhook = ({ channel, changed }: DiscordContext): undefined => {
  delete channel.webhook
  changed()
}

/** 429 while it is switched on: https://docs.discord.com/developers/topics/rate-limits#exceeding-a-rate-limit */
export const refuseLimited = ({ channel }: DiscordContext): void => {
  if (channel.faults.limited > 0)
    throw new DiscordFailure(429, 0, 'You are being rate limited.', {
      retry_after: channel.faults.limited,
      global: false,
    })
}

/** POST /webhooks/{id}/{token}: the message is in the answer with `wait`. */
export const executeWebhook = async (
  context: DiscordContext,
  body: Body,
  { isWaited, thread }: { readonly isWaited: boolean; readonly thread: string | undefined },
) => {
  const { channel, files, changed } = context
  refuseLimited(context)
  if (channel.faults.hangs === 'before') throw new Hang()
  const username = typeof body.username === 'string' ? body.username : channel.webhook?.name
  if (!channel.webhook) throw invalidToken()
  if (!username || username.length > USERNAME || /clyde|discord/i.test(username))
    throw invalidBody('username', 'USERNAME_INVALID_CONTAINS', 'Username cannot contain "discord"')
  if (thread !== undefined && !threadOf(channel, thread)) throw unknownChannel()
  const content = await readContent(body, files, { isOwned: false })
  const message = addMessage(context, {
    from: 'webhook',
    name: username,
    ...content,
    ...(thread === undefined ? {} : { thread }),
  })
  changed()
  if (channel.faults.hangs === 'after') throw new Hang()
  return isWaited ? asMessage(context, message) : undefined
}
