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
  brandingHint: 'Eine Zeile unter dem Gespräch.',
  font: 'Schrift',
  fontAndFooter: 'Schriftbild und Fußzeile',
  fontHint: 'DM Sans bringt der Chat mit; andere, wenn das Gerät sie hat.',
  background: 'Hintergrund des Chats',
  backgroundHint: 'Ein Bild hinter dem Gespräch.',
} as const satisfies Translated<typeof t>
