export const knowledgePlaceWords = {
  knowledge: 'Knowledge',
  goTo: 'Go to knowledge',
} as const
