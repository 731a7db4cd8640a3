export const webhooksPlaceWords = {
  events: 'Events',
} as const
