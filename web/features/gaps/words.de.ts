import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  gapsEmpty: 'Keine unbeantworteten Fragen.',
  gapsEmptyBody: 'Fragen, die der Agent nicht beantworten konnte, erscheinen hier, ähnliche zusammengefasst.',
  emptyStep1: 'Testen, was der Agent weiß',
  emptyStep2: 'Besucher fragen ihn in den Chats',
  emptyStep3: 'Fehlende Antworten als Fragen und Antworten schreiben',
  gapsFailed: 'Die Lücken konnten nicht geladen werden.',
  asked: '{count, plural, one {einmal} other {#-mal}} gefragt',
  lastAsked: 'zuletzt {when}',
  quote: '„{text}“',
  conversation: 'Gespräch {n}',
  writeAnswer: 'Antwort schreiben',
  dismiss: 'Verwerfen',
  dismissed: 'Verworfen. Sie erscheint wieder, wenn ein Besucher sie erneut stellt.',
  alsoAskedAs: 'Auch so gefragt',
  actionFailed: 'Das hat nicht geklappt: {message}',
} as const satisfies Translated<typeof t>
