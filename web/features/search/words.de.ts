import type { t } from '#web/features/search/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  search: 'Suche',
  placeholder: 'Tab, Einstellung oder Agent suchen',
  places: 'Tabs und Einstellungen',
  agents: 'Agenten',
  chats: 'Chats',
  do: 'Aktionen',
  strong: 'Stark',
  good: 'Gut',
  possible: 'Möglich',
  none: 'Keine Treffer.',
  choose: 'wählen',
  open: 'öffnen',
  opensItself: 'Ein einzelner starker Treffer öffnet sich automatisch',
} as const satisfies Translated<typeof t>
