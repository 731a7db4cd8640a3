import type { Presence } from '#functions/channels/provider/presence'
import type { ChannelKind } from '#shared/channels/kinds'

/** What each provider can show at once; loaded when one of its lanes is taken. */
export const presences: Readonly<Partial<Record<ChannelKind, () => Promise<Presence>>>> = {
  telegram: async () => (await import('#functions/channels/telegram/presence')).telegramPresence,
  whatsapp: async () => (await import('#functions/channels/whatsapp/presence')).whatsappPresence,
}
