export const legalWords = {
  legal: 'Legal',
} as const
