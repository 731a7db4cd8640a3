import type { t } from '#web/features/agents/versions/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  title: 'Versionsverlauf',
  fact: 'Die neuesten 20 bleiben. Wiederherstellen ergibt einen Entwurf; Besucher sehen ihn nach dem Veröffentlichen.',
  draft: 'Entwurf',
  sameAsLive: 'Wie live',
  changes: '{count, plural, one {# unveröffentlichte Änderung} other {# unveröffentlichte Änderungen}}',
  version: 'v{number}',
  kept: 'Entwurf nach v{number}',
  live: 'Live',
  from: 'Vergleiche',
  to: 'mit',
  same: 'Es gibt keinen Unterschied.',
  failed: 'Die Versionen konnten nicht geladen werden.',
  diffFailed: 'Die Version konnte nicht geladen werden.',
  restore: '{name} als Entwurf wiederherstellen',
  restoreHint: 'Ihr Entwurf wird vorher als Version aufbewahrt.',
  restored: '{name} ist jetzt der Entwurf.',
  close: 'Schließen',
  prompt: 'Prompt',
  widget: 'Widget',
  settings: 'Einstellungen',
  added: 'Neu',
  removed: 'Entfernt',
  plus: 'neue Wörter',
  minus: 'entfernte Wörter',
} as const satisfies Translated<typeof t>
