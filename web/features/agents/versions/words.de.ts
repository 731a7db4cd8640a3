import type { t } from '#web/features/agents/versions/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  title: 'Versionsverlauf',
  fact: 'Die neuesten 20 Versionen bleiben erhalten. Eine wiederhergestellte wird zum Entwurf; Besucher sehen sie nach dem Veröffentlichen.',
  draft: 'Entwurf',
  sameAsLive: 'Wie live',
  changes: '{count, plural, one {# unveröffentlichte Änderung} other {# unveröffentlichte Änderungen}}',
  version: 'v{number}',
  kept: 'Entwurf nach v{number}',
  live: 'Live',
  from: 'Vergleichen',
  to: 'mit',
  same: 'Keine Unterschiede.',
  failed: 'Die Versionen konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  diffFailed: 'Die Version konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  restore: '{name} als Entwurf wiederherstellen',
  restoreHint: 'Ihr jetziger Entwurf wird vorher als Version gespeichert.',
  restored: '{name} ist jetzt der Entwurf.',
  close: 'Schließen',
} as const satisfies Translated<typeof t>
