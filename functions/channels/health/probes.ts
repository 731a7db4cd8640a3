import type { Probe } from '#functions/channels/provider/probe'
import type { ChannelKind } from '#shared/channels/kinds'

/** How each provider is asked about an account; loaded when one of them is due. */
export const probes: Readonly<Record<ChannelKind, () => Promise<Probe>>> = {
  telegram: async () => (await import('#functions/channels/telegram/probe')).probeTelegram,
  whatsapp: async () => (await import('#functions/channels/whatsapp/probe')).probeWhatsapp,
  messenger: async () => (await import('#functions/channels/messenger/probe')).probePage,
  instagram: async () => (await import('#functions/channels/messenger/probe')).probePage,
  discord: async () => (await import('#functions/channels/discord/probe')).probeDiscord,
}
