export const channelRoomWords = {
  characters: '{channel} takes text only, up to {most, number} characters a message.',
  bytes: '{channel} takes text only, up to {most, number} bytes a message.',
  used: '{length, number} of {most, number}',
  several: '{length, number} of {most, number}: sent as several messages',
} as const
