import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  sent: 'Ihr Feedback ist gesendet.',
  title: 'Ihr Feedback',
  fact: 'Geht per E-Mail an {name}, mit Ihrem Namen und Ihrer Adresse.',
  from: 'Von',
  message: 'Nachricht',
  messageMissing: 'Bitte füllen Sie alle Felder aus.',
  attachment: 'Bild {n}',
  attachments: 'Anhänge',
  submit: 'Senden',
  cancel: 'Abbrechen',
  notSent: 'Ihr Feedback konnte nicht gesendet werden.',
} satisfies Translated<typeof t>
