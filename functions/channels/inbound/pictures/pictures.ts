import type { FetchPicture } from '#functions/channels/provider/picture'
import type { ChannelKind } from '#shared/channels/kinds'

/** How visitors' pictures are fetched; loaded when one is due. */
export const pictures: Readonly<Record<ChannelKind, (() => Promise<FetchPicture>) | undefined>> = {
  telegram: async () => (await import('#functions/channels/telegram/fetch-picture')).fetchTelegramPicture,
  // it gives none
  whatsapp: undefined,
  messenger: async () => (await import('#functions/channels/messenger/fetch-picture')).fetchMessengerPicture,
  instagram: async () => (await import('#functions/channels/messenger/fetch-picture')).fetchMessengerPicture,
  discord: async () => (await import('#functions/channels/discord/fetch-picture')).fetchDiscordPicture,
}
