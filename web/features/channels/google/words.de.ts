import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  fillIn: 'Bitte füllen Sie die Pflichtfelder aus.',
  notSaved: 'Die Daten wurden nicht gespeichert.',
  saved: 'Die Daten sind gespeichert.',
  activeEnded: 'Aktiv, von Google eingestellt',
  savedFact: 'Der Schlüssel des Dienstkontos ist gespeichert.',
  fact: 'Speichert E-Mail und Schlüssel eines Dienstkontos. Nachrichten kommen und gehen keine.',
  ended: 'Von Google im Juli 2024 eingestellt',
  endedTitle: 'Google hat Business Messages am 31. Juli 2024 eingestellt.',
  endedDetail:
    'Von dort kommen keine Nachrichten, und keine können gesendet werden. Was Sie hier speichern, wird aufbewahrt und nicht verwendet.',
  webhookUrl: 'Webhook-URL',
  webhookHint: 'Sie beantwortet jeden Aufruf mit 200 und speichert nichts.',
  clientEmail: 'Client-E-Mail',
  clientEmailHint: 'Die Adresse des Dienstkontos, client_email in seiner JSON-Datei.',
  clientEmailPlaceholder: 'chat@projekt.iam.gserviceaccount.com',
  privateKey: 'Privater Schlüssel',
  privateKeyHint:
    'private_key in derselben Datei. Er wird verschlüsselt gespeichert; hier kann ihn niemand wieder lesen.',
  privateKeyStored: 'Ein Schlüssel ist gespeichert. Fügen Sie einen anderen ein, um ihn zu ersetzen.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  notLoaded: 'Was gespeichert ist, wurde nicht geladen.',
  remove: 'Daten entfernen',
  removeTitle: 'Die Daten von Google Business Chat entfernen?',
  removeBody: 'Die Client-E-Mail und der private Schlüssel werden gelöscht.',
  removed: 'Die Daten sind entfernt.',
  notRemoved: 'Die Daten sind noch gespeichert.',
} as const satisfies Translated<typeof t>
