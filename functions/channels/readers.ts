import type { ChannelKind } from '#shared/channels/kinds'
import { readDiscord } from './discord/read.ts'
import { readMessenger } from './messenger/read.ts'
import type { Read } from './provider/inbound.ts'
import { readTelegram } from './telegram/read.ts'
import { readWhatsapp } from './whatsapp/read.ts'

/** How each channel's slices are read. */
export const readers: Readonly<Record<ChannelKind, Read>> = {
  telegram: readTelegram,
  messenger: readMessenger,
  instagram: readMessenger,
  whatsapp: readWhatsapp,
  discord: readDiscord,
}
