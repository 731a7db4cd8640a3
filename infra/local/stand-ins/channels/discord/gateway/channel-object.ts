import type { DiscordChannel, DiscordState } from '#infra/local/stand-ins/channels/discord/discord-state'

/** GET /channels/{id}: a channel, or a public thread of one. https://docs.discord.com/developers/resources/channel#channel-object */
export const channelObject = ({ guild, channels }: DiscordState, id: string): object | undefined => {
  const found = channels.find((channel) => channel.id === id)
  if (found) return { id, type: 0, guild_id: guild, name: found.name, parent_id: null }
  const parent = channels.find(({ threads = [] }) => threads.some((thread) => thread.id === id))
  const name = threadOf(parent, id)?.name
  return parent && { id, type: 11, guild_id: guild, name, parent_id: parent.id }
}

export const threadOf = (channel: DiscordChannel | undefined, id: string) =>
  channel?.threads?.find((thread) => thread.id === id)
