import type { t } from '#web/features/share/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  frame: 'Chat mit {name}',
  heading: 'Ein geteilter Agent',
  loading: 'Wird geladen',
  notFound: 'Diesen Agenten gibt es nicht.',
  notFoundDetail: 'Vielleicht enthält der Link einen Tippfehler, oder der Agent ist nicht mehr veröffentlicht.',
  failed: 'Der Agent konnte nicht geladen werden.',
} as const satisfies Translated<typeof t>
