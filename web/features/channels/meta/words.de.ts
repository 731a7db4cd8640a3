import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  tryAgain: 'Erneut versuchen',
  frameTitle: 'Anmeldung bei Meta',
  loadingMeta: 'Metas Anmeldung wird geladen …',
  metaNotLoaded: 'Metas Anmeldung wurde nicht geladen.',
  metaNotLoadedHint: 'Vielleicht hält ein Werbeblocker oder eine Firewall {host} auf.',
  windowOpen: 'Weiter in Metas Fenster.',
  noAppTitle: 'Hier gibt es keine Meta-App',
  noApp:
    'Wer diese Installation betreibt, muss ihr eine Meta-App geben: App-ID, Geheimnis, Verifizierungstoken und die Konfiguration der Anmeldung. Wie, steht in docs/channels-whatsapp.md.',
  noFrames:
    'Wer diese Installation betreibt, muss ihr ihre eigene Adresse nennen (appUrl): Metas Anmeldung braucht sie. Wie, steht in docs/deploy.md.',
  left: 'Die Anmeldung wurde nicht beendet.',
  leftAt: 'Die Anmeldung wurde bei „{step}“ verlassen.',
  metaSays: 'Meta sagt: {message}',
  noCode: 'Metas Fenster wurde geschlossen, bevor die Anmeldung fertig war.',
} as const satisfies Translated<typeof t>
