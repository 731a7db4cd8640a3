import { avatarOf } from '#infra/local/stand-ins/channels/discord/avatar'
import type { DiscordContext } from '#infra/local/stand-ins/channels/discord/discord-context'
import type { DiscordMessage } from '#infra/local/stand-ins/channels/discord/discord-state'

type Context = Pick<DiscordContext, 'state' | 'channel' | 'applications'>

const IDS = /<@!?(\d+)>/g

/** Whom a text mentions, by their ids. */
export const mentionedIn = (content: string): readonly string[] => [...content.matchAll(IDS)].map(([, id = '']) => id)

/** What a person types as `@Name`, as Discord stores it. */
export const withMentions = ({ state, applications }: Context, text: string): string => {
  const names = [
    ...applications.map(({ app, own }) => ({ id: app.applicationId, name: own.name, isInstalled: own.isInstalled })),
    ...state.users.map(({ id, global_name, username, nick }) => ({ id, name: nick ?? global_name, username })),
  ]
  return names.reduce((done, { id, name }) => done.replaceAll(`@${name}`, `<@${id}>`), text)
}

const author = ({ state, channel, applications }: Context, { from, name, applicationId }: DiscordMessage) => {
  const user = state.users.find(({ id }) => id === from)
  if (user) {
    const { id, username, global_name } = user
    return { id, username, global_name, discriminator: '0', avatar: avatarOf(id) }
  }
  const id = from === 'app' ? (applicationId ?? applications[0]?.app.applicationId) : channel.webhook?.id
  return { id: id ?? '0', username: name, discriminator: '0000', bot: true }
}

/** A message as the gateway brings it: https://docs.discord.com/developers/events/gateway-events#message-create */
export const userMessage = (context: Context, message: DiscordMessage, files: string) => {
  const { state, channel, applications } = context
  const { id, from, content, at, editedAt, thread, replyTo, attachments = [] } = message
  const user = state.users.find((each) => each.id === from)
  const answered = channel.messages.find((each) => each.id === replyTo)
  const ids = mentionedIn(content)
  return {
    id,
    channel_id: thread ?? channel.id,
    guild_id: state.guild,
    type: answered ? 19 : 0,
    author: author(context, message),
    member: {
      nick: user?.nick ?? null,
      roles: [],
      joined_at: '2025-02-28T14:56:24.701000+00:00',
      deaf: false,
      mute: false,
    },
    content,
    timestamp: new Date(at).toISOString(),
    edited_timestamp: editedAt === undefined ? null : new Date(editedAt).toISOString(),
    mentions: [
      ...state.users
        .filter((each) => ids.includes(each.id))
        .map(({ id: userId, username, global_name }) => ({ id: userId, username, global_name })),
      ...applications
        .filter(({ app }) => ids.includes(app.applicationId))
        .map(({ app, own }) => ({ id: app.applicationId, username: own.name, global_name: null, bot: true })),
    ],
    mention_roles: [],
    mention_everyone: false,
    attachments: attachments.map(({ file, name, type, bytes, seconds }) => ({
      id,
      filename: name,
      content_type: type,
      size: bytes,
      url: `${files}/${file}/${encodeURIComponent(name)}`,
      ...(seconds === undefined ? {} : { duration_secs: seconds }),
    })),
    embeds: [],
    components: [],
    pinned: false,
    tts: false,
    flags: 0,
    ...(thread === undefined ? {} : { position: 1 }),
    ...(answered
      ? {
          referenced_message: {
            id: answered.id,
            author: author(context, answered),
            ...(answered.from === 'webhook' ? { webhook_id: channel.webhook?.id } : {}),
          },
        }
      : {}),
  }
}
