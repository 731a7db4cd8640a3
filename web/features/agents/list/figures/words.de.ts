import type { t } from '#web/features/agents/list/figures/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  figures: 'Die letzten sieben Tage',
  conversations: 'Gespräche, 7 Tage',
  conversationsShort: 'Gespräche, 7 T.',
  repliesShort: 'Antworten, 7 T.',
  waiting: 'Warten auf das Team',
  waitingShort: 'Warten',
  credits: 'Credits, 7 Tage',
  creditsShort: 'Credits, 7 T.',
  creditsLeft: 'Verbleibende Credits',
  quiet: 'Niemand wartet',
  longest: 'Am längsten: {time}, {agent}',
  perConversation: '{credits} je Gespräch',
  lasts: '{days, plural, one {Etwa # Tag bei diesem Verbrauch} other {Etwa # Tage bei diesem Verbrauch}}',
  lastAt: 'Zuletzt: {time}',
  noneYet: 'Noch keine',
  failed: 'Die Zahlen wurden nicht geladen.',
} as const satisfies Translated<typeof t>
