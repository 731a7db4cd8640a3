export const agencyPlaceWords = {
  agency: 'Agency',
} as const
