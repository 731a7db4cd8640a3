import type { Translated } from '#web/lib/words/translator.ts'
import type { placeT } from './place-t.ts'

export const words = {
  agents: 'Agenten',
  goToAgents: 'Zu den Agenten',
  widget: 'Widget',
  prompt: 'Prompt',
  settings: 'Einstellungen',
} as const satisfies Translated<typeof placeT>
