import type { Translated } from '#web/lib/words/translator.ts'
import type { placeT } from './place-t.ts'

export const words = {
  chats: 'Chats',
  waiting: '{count, plural, one {# wartet auf das Team} other {# warten auf das Team}}',
  manyWaiting: 'Mehr als {most} warten auf das Team',
  goTo: 'Zu den Chats',
} as const satisfies Translated<typeof placeT>
