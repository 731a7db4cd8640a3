import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  byVisitor: 'Ein Besucher',
  byWorkspaceSecret: 'Ein Aufrufer mit dem Workspace-Schlüssel',
  byTeam: 'Das Team',
  byClient: 'Ein Kunde',
  byAgentKey: 'Ein Aufrufer mit einem Agentenschlüssel',
} as const satisfies Translated<typeof t>
