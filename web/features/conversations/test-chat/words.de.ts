import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  attach: 'Datei anhängen',
  removeFile: '{name} entfernen',
  fileReady: '{name} ist bereit zum Senden.',
  uploading: '{name}, {percent} %',
  percent: '{size}, {percent} %',
  notSent: 'Nicht gesendet.',
  again: 'Erneut versuchen',
  choose: 'Auswählen',
  sending: 'Wird gesendet',
  sent: 'Gesendet',
  nothingFilled: 'Ohne Angaben gesendet',
  askedToRate: 'Hier werden Besucher um eine Bewertung gebeten.',
  picture: 'Bild',
} as const satisfies Translated<typeof t>
