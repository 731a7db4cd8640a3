import type { t } from '#web/features/billing/no-credits/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  title: 'Dieser Workspace hat keine Credits, ein neuer Agent könnte nicht antworten.',
  fact: 'Alles andere geht: Sie können ihn erstellen, bearbeiten und veröffentlichen. Er antwortet, sobald Credits da sind.',
  open: '{workspace} öffnen',
  ask: 'Credits bei uns anfragen',
} as const satisfies Translated<typeof t>
