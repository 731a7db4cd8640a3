import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  unsent: 'Nicht gesendet',
  emptyTitle: 'Noch keine Gespräche.',
  emptyBody: 'Gespräche erscheinen hier live, sobald ein Besucher diesem Agenten schreibt.',
  emptyStep1: 'Den Agenten veröffentlichen',
  emptyStep2: 'Das Script-Tag auf Ihre Webseite setzen',
  emptyStep3: 'Live mitlesen',
  emptyAction: 'Script-Tag zeigen',
  channels: 'Kanäle',
  allChannels: 'Alle Kanäle',
  emptyChannel: 'Über diesen Kanal kam kein Gespräch.',
  emptyFilter: 'Kein Gespräch hat den Status „{state}“.',
  find: 'Besucher suchen',
  findPlaceholder: 'Name, E-Mail, Bestellnummer',
  findFailed: 'Die Suche hat nicht funktioniert.',
  found: '{count, plural, one {# Gespräch gefunden} other {# Gespräche gefunden}}',
  foundNone: 'Keine Angabe eines Besuchers enthält „{find}“.',
  findMore: 'Frühere Gespräche durchsuchen',
} as const satisfies Translated<typeof t>
