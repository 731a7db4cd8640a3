import type { Probe } from '#functions/channels/provider/probe'
import type { ChannelKind } from '#shared/channels/kinds'

/** How each provider is asked about an account; loaded when one of them is due. */
export const probes: Readonly<Partial<Record<ChannelKind, () => Promise<Probe>>>> = {
  instagram: async () => (await import('#functions/channels/messenger/probe')).probePage,
  messenger: async () => (await import('#functions/channels/messenger/probe')).probePage,
  telegram: async () => (await import('#functions/channels/telegram/probe')).probeTelegram,
}
