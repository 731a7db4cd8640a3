import type { t } from '#web/features/agents/publish/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  publish: 'Veröffentlichen',
  draftDemo: 'Demo des Entwurfs',
  publishMenu: 'Mehr zum Veröffentlichen',
  versions: 'Versionsverlauf',
  publishing: 'Wird veröffentlicht',
  published: 'Veröffentlicht',
  publishedNow: 'Version {version} ist live.',
  publishFailed: 'Die Veröffentlichung ist fehlgeschlagen.',
} as const satisfies Translated<typeof t>
