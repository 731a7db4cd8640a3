import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  title: 'Neuer Agent',
  fact: 'Für {name}. Er ist sofort live und antwortet, sobald er etwas weiß: Weiter geht es auf seinen Seiten.',
  name: 'Name',
  nameMissing: 'Bitte geben Sie dem Agenten einen Namen.',
  create: 'Agenten anlegen',
  cancel: 'Abbrechen',
  notCreated: 'Der Agent wurde nicht angelegt',
} satisfies Translated<typeof t>
