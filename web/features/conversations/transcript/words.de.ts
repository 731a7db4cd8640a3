import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  asVisitorRead: 'Wie der Besucher es gelesen hat',
  'product.apology': 'Leider konnte ich gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
  'product.paused':
    'Dieses Gespräch dreht sich im Kreis, darum mache ich eine kurze Pause. Bitte schreiben Sie in ein paar Minuten wieder.',
  'product.noHandoffInDemo': 'Dies ist eine Demo: Niemand kann übernehmen.',
  'product.teamAsked':
    'Ich habe unser Team gebeten, in diesen Chat zu kommen. Sie können hier schon schreiben, worum es geht.',
  'product.teamAway':
    'Unser Team ist gerade nicht da. Schreiben Sie Ihre Nachricht und wie wir Sie erreichen in diesen Chat, wir antworten Ihnen.',
  'product.noted': 'Das habe ich Ihrer Nachricht an unser Team hinzugefügt.',
} satisfies Translated<typeof t>
