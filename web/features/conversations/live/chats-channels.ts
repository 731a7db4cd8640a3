import type { Channel } from '#shared/conversations/schema'

/** What a visitor can write through, in the order of the filter: without the team's own tests and calls. */
export const chatsChannels: readonly Channel[] = ['web', 'whatsapp', 'messenger', 'instagram', 'telegram', 'discord']
