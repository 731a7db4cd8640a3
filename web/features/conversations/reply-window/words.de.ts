import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  opens: '{channel} nimmt Antworten bis {time}. Danach werden nur Vorlagen zugestellt.',
  opensForDays: '{channel} nimmt Antworten bis {time}. Danach muss sich der Besucher zuerst wieder melden.',
  closing: 'Nur noch {left} zum Antworten',
  shut: 'Die 24 Stunden für Antworten sind vorbei.',
  shutMore:
    'WhatsApp stellt jetzt nur genehmigte Vorlagen zu. Sobald der Besucher zurückschreibt, können Sie wieder frei antworten.',
  shutForDays: 'Die Zeit für Antworten auf {channel} ist vorbei.',
  shutForDaysMore: 'Sie können wieder antworten, sobald der Besucher schreibt.',
  template: 'Vorlage',
  place: 'Text für {place}',
  preview: 'Das liest der Besucher',
  sendTemplate: 'Vorlage senden',
  noTemplates: 'Diese Nummer hat noch keine genehmigte Vorlage.',
  noTemplatesMore: 'Legen Sie unter Kanäle, WhatsApp, Vorlagen eine an. Meta prüft sie, meist innerhalb von Minuten.',
  listFailed: 'Die Vorlagen konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  sendFailed: 'Die Vorlage wurde nicht gesendet. Versuchen Sie es noch einmal.',
} as const satisfies Translated<typeof t>
