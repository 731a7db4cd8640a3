import { discordMessages } from '#shared/channels/discord-messages'
import { place } from './place.ts'

/** Connecting a channel of Discord. */
export const discordPlaces = {
  'Please fill out all fields.': place(
    discordMessages,
    'fillOut',
    'web/features/channels/discord/channel-form.tsx',
    'Channels, Discord, Connect channel with an empty field',
  ),
} as const
