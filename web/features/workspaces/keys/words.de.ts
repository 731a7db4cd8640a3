import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  created: 'Erstellt am {date}.',
  lastUsed: 'Zuletzt benutzt am {date}.',
  usedLately: 'In der letzten Stunde benutzt.',
  neverUsed: 'Keine Benutzung erfasst.',
  knownTo: 'Ehemalige Mitglieder kennen ihn vielleicht noch: {emails}. Erneuern Sie ihn, um sie auszuschließen.',
  failed: 'Die Schlüssel konnten nicht geladen werden.',
  rotate: 'Erneuern',
  rotateTitle: 'Den {what} erneuern?',
  rotateBody:
    'Ein neuer tritt sofort an seine Stelle. Wählen Sie, wie lange der jetzige noch gilt, während Sie ihn in Ihren Systemen ersetzen.',
  validFor: 'Der jetzige gilt noch',
  knownValidFor: 'Die ersetzten gelten noch',
  'period.none': 'Gar nicht mehr',
  'period.noneHint': 'Wenn ihn jemand Fremdes kennen könnte. Systeme, die ihn noch benutzen, werden sofort abgewiesen.',
  'period.hour': '1 Stunde',
  'period.day': '24 Stunden',
  'period.week': '7 Tage',
  rotated: 'Der neue {what} gilt jetzt.',
  earlier: 'Frühere, die noch gelten',
  endsIn: '…{ending}, gültig bis {date}',
  revokeNow: 'Jetzt widerrufen',
  revokeTitle: '…{ending} widerrufen?',
  revokeBody: 'Systeme, die ihn noch benutzen, werden sofort abgewiesen. Das lässt sich nicht rückgängig machen.',
  revoked: '…{ending} gilt nicht mehr.',
} as const satisfies Translated<typeof t>
