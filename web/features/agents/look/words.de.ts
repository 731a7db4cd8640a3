import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  look: 'Aussehen',
  theme: 'Design',
  colour: 'Hauptfarbe',
  blueLight: 'Blau hell',
  blueDark: 'Blau dunkel',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  custom: 'Eigenes',
  branding: 'Hinweis in der Fußzeile',
  brandingHint: 'Eine Zeile unter dem Gespräch. Leer lassen, um sie auszublenden.',
  font: 'Schrift',
  fontHint: 'DM Sans bringt der Chat mit; eine andere Schrift gilt, wenn die Seite oder das Gerät sie hat.',
  background: 'Hintergrund des Chats',
  backgroundHint: 'Ein Bild hinter dem Gespräch.',
} as const satisfies Translated<typeof t>
