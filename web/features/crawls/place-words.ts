export const crawlPlaceWords = {
  crawler: 'Crawler',
} as const
