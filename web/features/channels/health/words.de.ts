import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  'cause.taken': 'Ein anderes Programm nimmt seine Nachrichten',
  'cause.unset': 'Seine Nachrichten kommen nicht mehr hierher',
  'cause.elsewhere': 'Sein Webhook schreibt in einen anderen Kanal',
  active: 'Aktiv',
  degraded: 'Aktiv, braucht Aufmerksamkeit',
  broken: 'Aktiv, antwortet nicht seit {time}',
  brokenTitle: 'Antwortet nicht seit {time}',
  degradedTitle: 'Braucht Aufmerksamkeit seit {time}',
  someDegraded:
    'Aktiv, {count} von {total} {count, plural, one {braucht Aufmerksamkeit} other {brauchen Aufmerksamkeit}}',
  trafficLabel: 'Nachrichten kamen in {count, plural, one {einer Minute} other {# Minuten}} der letzten drei Tage',
  now: 'jetzt',
  waiting: '{count, plural, one {# Antwort wartet} other {# Antworten warten}}',
  waitingMost: '{count}+ Antworten warten',
  lastInOut: 'Eingang {in}, Ausgang {out}',
  lastIn: 'Eingang {in}, noch kein Ausgang',
  nothingYet: 'Noch hat niemand geschrieben',
  reconnect: 'Neu verbinden',
  reconnectHint: 'Die Gespräche bleiben, und was wartet, wird verschickt.',
  reconnected: '{name} ist wieder verbunden.',
  notReconnected: 'Der Kanal wurde nicht neu verbunden.',
  lastInbound: 'Letzter Eingang',
  lastOutbound: 'Letzter Ausgang',
  checkNow: 'Jetzt prüfen',
  checking: 'Wird geprüft …',
  foundFine: '{channel} {count, plural, one {antwortet} other {antworten}}, und es fehlt nichts.',
  foundWrong: 'Bei {channel} gefunden: {reason}',
  notReached:
    '{channel} {count, plural, one {hat} other {haben}} nicht geantwortet. Was hier steht, ist von der letzten Prüfung.',
  notChecked: 'Es wurde nicht geprüft.',
  none: 'Noch keiner',
} as const satisfies Translated<typeof t>
