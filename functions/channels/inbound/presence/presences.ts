import type { Presence } from '#functions/channels/provider/presence'
import type { ChannelKind } from '#shared/channels/kinds'

/** What each provider can show at once; loaded when one of its lanes is taken. */
export const presences: Readonly<Record<ChannelKind, (() => Promise<Presence>) | undefined>> = {
  telegram: async () => (await import('#functions/channels/telegram/presence')).telegramPresence,
  whatsapp: async () => (await import('#functions/channels/whatsapp/presence')).whatsappPresence,
  messenger: undefined,
  instagram: undefined,
  discord: undefined,
}
