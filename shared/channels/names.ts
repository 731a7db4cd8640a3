import type { ChannelKind } from './kinds.ts'

/** As their makers write them, in every language. */
export const channelNames = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  messenger: 'Messenger',
  instagram: 'Instagram',
  discord: 'Discord',
} as const satisfies Record<ChannelKind, string>
