import type { Connection } from '#functions/channels/provider/connection'
import type { ChannelKind } from '#shared/channels/kinds'

/** What belongs to the connection of each kind. */
export const connections: Readonly<Record<ChannelKind, () => Promise<Connection>>> = {
  discord: async () => (await import('#functions/channels/discord/connection')).discordConnection,
  instagram: async () => (await import('#functions/channels/messenger/connection')).pageConnection,
  messenger: async () => (await import('#functions/channels/messenger/connection')).pageConnection,
  telegram: async () => (await import('#functions/channels/telegram/connection')).telegramConnection,
  whatsapp: async () => (await import('#functions/channels/whatsapp/connection')).whatsappConnection,
}
