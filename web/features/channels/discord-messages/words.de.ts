import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  step: 'Gewöhnliche Nachrichten',
  next: 'Sobald der Kanal verbunden ist, steht hier, ob seine gewöhnlichen Nachrichten gelesen werden.',
  asking: 'Es wird gefragt, ob gewöhnliche Nachrichten gelesen werden …',
  notAsked: 'Ob gewöhnliche Nachrichten gelesen werden, ist nicht bekannt.',
  off: 'Gewöhnliche Nachrichten werden nicht gelesen',
  offDetail:
    'Discord zeigt sie nur Programmen, die ständig mit ihm verbunden sind. Diese Installation betreibt keines; wer sie betreibt, kann es, wie docs/channels-discord.md es beschreibt.',
  ownAppDetail:
    'Dieser Kanal ist über Ihre eigene App verbunden. Sie liest /ask und Klicks auf ihre Schaltflächen, auch in den Threads des Kanals. Gewöhnliche Nachrichten werden nur in Kanälen gelesen, die über die Anwendung dieser Installation verbunden sind.',
  unseen: 'Der Bot sieht diesen Kanal nicht',
  unseenDetail:
    'Fügen Sie den Bot Ihrem Server hinzu, mit dem Recht, Kanäle zu sehen. In einem privaten Kanal fügen Sie ihn auch dem Kanal hinzu.',
  addBot: 'Bot hinzufügen',
  checkAgain: 'Erneut prüfen',
  connected: 'Mit Discord verbunden',
  connectedDetail:
    'Der Agent liest, was Mitglieder im Kanal und in seinen Threads schreiben, und beantwortet, was Sie hier wählen.',
  notConnected: 'Im Moment nicht mit Discord verbunden',
  notConnectedDetail:
    'Gewöhnliche Nachrichten werden nicht gelesen, bis die Verbindung wieder steht. Was in einer kurzen Pause geschrieben wurde, wird dann gelesen. /ask geht wie immer.',
  answer: 'Im Kanal antworten',
  mentioned: 'Wenn erwähnt oder bei Antworten',
  mentionedHint: 'Nachrichten, die den Bot erwähnen oder auf ihn antworten',
  all: 'Auf alle Nachrichten',
  allHint: 'Für einen Kanal, der für Fragen an den Agenten da ist: Jede Nachricht kostet eine Antwort',
  commands: 'Nur auf /ask',
  commandsHint: 'Gewöhnliche Nachrichten werden weder gelesen noch gespeichert',
  settingsNotSaved: 'Die Auswahl wurde nicht gespeichert.',
} as const satisfies Translated<typeof t>
