import type { Outgoing } from '#functions/channels/provider/outbound'
import type { ChannelKind } from '#shared/channels/kinds'

/** How each provider is written to; loaded when one of its accounts sends. */
export const outgoings: Readonly<Record<ChannelKind, () => Promise<Outgoing>>> = {
  messenger: async () => (await import('#functions/channels/messenger/outgoing')).messengerOutgoing,
  instagram: async () => (await import('#functions/channels/messenger/outgoing')).messengerOutgoing,
  telegram: async () => (await import('#functions/channels/telegram/outgoing')).telegramOutgoing,
  whatsapp: async () => (await import('#functions/channels/whatsapp/outgoing')).whatsappOutgoing,
  discord: async () => (await import('#functions/channels/discord/outgoing')).discordOutgoing,
}
