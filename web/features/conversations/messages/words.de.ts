import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  gone: 'Beim Messenger nicht mehr verfügbar',
  'too-large': 'Größer als 20 MB',
  'wrong-content': 'Der Inhalt passt nicht zum Dateityp',
  'not-accepted': 'Dateien dieser Art werden nicht angenommen',
  elsewhere: 'Liegt nicht beim Messenger',
  unavailable: 'Konnte vom Messenger nicht heruntergeladen werden',
  'too-many': 'Zu viele Dateien innerhalb einer Stunde',
} satisfies Translated<typeof t>
