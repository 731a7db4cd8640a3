import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  fillOut: 'Bitte füllen Sie alle Felder aus.',
  noChannelId: 'Eine Kanal-ID hat 17 bis 20 Ziffern.',
  noWebhook: 'Das ist keine Webhook-Adresse von Discord. Sie beginnt mit https://discord.com/api/webhooks/.',
  webhookUnknown: 'Discord kennt diesen Webhook nicht. Kopieren Sie seine Adresse noch einmal.',
  webhookElsewhere:
    'Dieser Webhook schreibt in einen anderen Kanal, {0}. Legen Sie einen in Ihrem Kanal an, oder fügen Sie jene ID ein.',
  discordFailed: 'Discord hat nicht geantwortet: {0}',
  hasAnotherChannel: 'Ein anderer Kanal ist verbunden. Trennen Sie ihn zuerst.',
  channelIsAgents: '{0} antwortet schon in diesem Kanal. Trennen Sie ihn zuerst dort.',
  channelIsElsewhere: 'Dieser Kanal ist mit einem Agenten eines anderen Workspace verbunden.',
  discord: 'Discord',
  writesOnly: 'Aktiv, schreibt nur',
  fact: 'Antwortet auf /ask in einem Kanal Ihres Servers.',
  takes: 'Dauert etwa 3 Minuten',
  openPhone: 'Den Kanal als Mitglied öffnen',
  stepWebhook: 'Webhook anlegen',
  stepWebhookDetail:
    'Öffnen Sie in Discord Servereinstellungen, Integrationen, Webhooks. Wählen Sie Neuer Webhook und den Kanal, und kopieren Sie die Webhook-URL.',
  needsRight: 'Sie brauchen auf Ihrem Server das Recht „Server verwalten“.',
  openHelp: 'Anleitung von Discord',
  stepChannel: 'Kanal einfügen',
  channelId: 'Kanal-ID',
  channelIdHint:
    'Schalten Sie in den erweiterten Einstellungen von Discord den Entwicklermodus ein, klicken Sie mit rechts auf den Kanal und kopieren Sie seine ID.',
  webhookUrl: 'Webhook-URL',
  webhookUrlHint:
    'Sie beginnt mit https://discord.com/api/webhooks/ und wird verschlüsselt gespeichert; hier kann sie niemand wieder lesen.',
  webhookWhat: 'Webhook-URL',
  connectChannel: 'Kanal verbinden',
  checking: 'Discord wird gefragt …',
  notConnectedNow: 'Der Kanal wurde nicht verbunden.',
  saved: 'Der Discord-Kanal ist gespeichert.',
  keep: 'Webhook behalten',
  replaceHint: 'Ersetzen Sie unten seinen Webhook.',
  replace: 'Webhook ersetzen',
  webhookFine: 'Webhook angenommen',
  recordId: 'ID des Eintrags',
  stepAsk: 'Fragen',
  stepAskNext: 'Mitglieder des Servers fragen den Agenten mit /ask.',
  askReady: 'Mitglieder fragen mit /ask',
  askReadyDetail:
    'Die Antwort erscheint im Kanal, wo alle sie lesen und ihre Schaltflächen drücken können. Jedes Mitglied hat ein eigenes Gespräch in den Chats.',
  askNone: 'Hier wird nichts gelesen',
  askNoneDetail:
    'Diese Installation hat keine Discord-Anwendung: Der Agent kann in den Kanal schreiben und wird nichts gefragt. Wer sie betreibt, legt eine Anwendung an und trägt ihre ID, ihren öffentlichen Schlüssel und ihr Bot-Token ein, wie docs/channels.md es beschreibt.',
  askAway: 'Die Anwendung ist nicht auf Ihrem Server',
  askAwayDetail:
    'Fügen Sie sie Ihrem Server hinzu und prüfen Sie erneut. Sie verlangt kein Recht außer dem, Befehle anzulegen.',
  addToServer: 'Zum Server hinzufügen',
  checkAgain: 'Erneut prüfen',
  askElsewhere: 'Die Anwendung schickt Fragen an ein anderes Programm',
  askElsewhereDetail:
    'Ihr Interactions-Endpoint ist {reason}. Wer diese Installation betreibt, kann ihn im Entwicklerportal leeren.',
  useOwnApplication: 'Über Ihre Anwendung verbinden',
  askFailed: 'Discord hat den Befehl abgelehnt',
  askFailedUnknown: 'Prüfen Sie gleich noch einmal.',
  notChecked: 'Discord wurde nicht gefragt.',
  messagesTitle: '/ask und das Drücken seiner Schaltflächen werden immer gelesen.',
  messages: 'Ob auch gewöhnliche Nachrichten gelesen werden, sagt der nächste Schritt.',
  disconnect: 'Trennen',
  disconnectTitle: '{name} trennen?',
  disconnectBody:
    'Wer im Kanal fragt, erfährt, dass niemand antwortet. Wartende Antworten werden verworfen; Gespräche bleiben. Der Webhook bleibt in Discord.',
  disconnected: 'Discord ist getrennt.',
  notDisconnected: 'Der Kanal ist noch verbunden.',
} as const satisfies Translated<typeof t>
