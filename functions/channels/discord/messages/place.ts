const THREAD = 'thread.'

/** The thread of a destination: a user's, who has a conversation of their own in a channel, or a thread of the channel with one for all. */
export const threadPlace = (threadId: string): string => `${THREAD}${threadId}`

/** Discord's id of the thread that a destination names; nothing for a user. */
export const threadIn = (place: string): string | undefined =>
  place.startsWith(THREAD) ? place.slice(THREAD.length) : undefined

/** The kinds of channels that are threads: https://docs.discord.com/developers/resources/channel#channel-object-channel-types */
export const threadTypes: readonly number[] = [10, 11, 12]
