export const channelPlaceWords = { channels: 'Channels', goTo: 'Go to channels' } as const
