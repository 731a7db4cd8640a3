import type { ChannelKind } from '#shared/channels/kinds'

/** Who answers outside Parley, as members read it. */
export const outsideNames: Readonly<Record<ChannelKind, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp app',
  messenger: 'Messenger inbox',
  instagram: 'Instagram inbox',
  discord: 'Discord',
}
