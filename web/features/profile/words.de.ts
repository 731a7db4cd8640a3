import type { t } from '#web/features/profile/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  displayNameRequired: 'Bitte geben Sie Ihren Namen ein.',
  nameRequired: 'Bitte geben Sie einen Namen für den Workspace ein.',
  notSaved: 'Der Workspace konnte nicht gespeichert werden.',
  welcome: 'Willkommen bei Parley',
  welcomeFact: 'Noch zwei Angaben, und Ihr Workspace ist bereit.',
  profile: 'Ihr Profil',
  profileFact: 'Ihr Name, Ihr Workspace und Ihr Bild.',
  name: 'Ihr Name',
  workspace: 'Name des Workspace',
  workspaceHint: 'Sie können ihn später ändern.',
  photo: 'Bild',
  photoHint: 'Quadratische Bilder sehen am besten aus. Ohne Bild erscheinen Ihre Initialen.',
  go: 'Weiter',
  save: 'Speichern',
  saved: 'Ihr Profil ist gespeichert.',
  back: 'Zu Ihren Agenten',
} as const satisfies Translated<typeof t>
