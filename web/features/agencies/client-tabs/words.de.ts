import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  '/home': 'Start',
  '/voice': 'Stimme',
  '/metrics': 'Kennzahlen',
  '/campaigns': 'Kampagnen',
  '/convos': 'Gespräche',
  '/leads': 'Leads und Kampagnen',
  '/analytics': 'Analysen und Kennzahlen',
  '/kb': 'Wissen',
  '/channels': 'Kanäle',
  '/prompt': 'Canvas',
  '/nodes': 'Prompt',
  '/settings': 'Einstellungen',
  '/billing': 'Abrechnung',
} satisfies Translated<typeof t>
