import type { UiPart } from '#shared/agents/schema'

type Card = Extract<UiPart, { kind: 'carousel' }>['cards'][number]

/** Cards in words, one a line: "• Garden room: two beds". */
export const cardList = (cards: readonly Pick<Card, 'title' | 'text'>[]): string =>
  cards.map(({ title, text }) => `• ${text === '' ? title : `${title}: ${text}`}`).join('\n')
