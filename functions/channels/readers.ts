import type { ChannelKind } from '#shared/channels/kinds'
import { readDiscord } from './discord/read.ts'
import type { Read } from './provider/inbound.ts'
import { readTelegram } from './telegram/read.ts'

/** How each channel's slices are read; those that are not built yet have none. */
export const readers: Partial<Readonly<Record<ChannelKind, Read>>> = {
  telegram: readTelegram,
  discord: readDiscord,
}
