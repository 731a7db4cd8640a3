import type { FetchFile } from '#functions/channels/provider/files'
import type { ChannelKind } from '#shared/channels/kinds'

/** How files are fetched from each provider; loaded when a message of its has one. */
export const fetchers: Readonly<Record<ChannelKind, () => Promise<FetchFile>>> = {
  discord: async () => (await import('#functions/channels/discord/messages/fetch-file')).fetchDiscordFile,
  messenger: async () => (await import('#functions/channels/messenger/fetch-file')).fetchMessengerFile,
  instagram: async () => (await import('#functions/channels/messenger/fetch-file')).fetchMessengerFile,
  telegram: async () => (await import('#functions/channels/telegram/fetch-file')).fetchTelegramFile,
  whatsapp: async () => (await import('#functions/channels/whatsapp/fetch-file')).fetchWhatsappFile,
}
