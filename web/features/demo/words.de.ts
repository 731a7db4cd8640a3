import type { t } from '#web/features/demo/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  demo: 'Demo',
  heading: 'Demo eines Agenten',
  draft: 'Entwurf, nicht veröffentlicht',
  title: '{name}, Demo',
  fact: 'Probieren Sie ihn aus wie ein Besucher. Nichts davon wird gezählt, und ein Gespräch endet nach dreißig Nachrichten.',
  copy: 'Link kopieren',
  copied: 'In die Zwischenablage kopiert.',
  again: 'Neu beginnen',
  frame: 'Chat mit {name}',
  loading: 'Wird geladen',
  notFound: 'Diesen Agenten gibt es nicht.',
  notFoundDetail: 'Vielleicht enthält der Link einen Tippfehler, oder der Agent wurde gelöscht.',
  over: 'Dieser Link ist abgelaufen.',
  overDetail: 'Bitten Sie um einen neuen.',
  failed: 'Die Demo konnte nicht geladen werden.',
} as const satisfies Translated<typeof t>
