import { t } from './t.ts'

/** Who acted, by their id in the audit log, where no name is known: a kind of caller in words, else the e-mail address. */
export const actorWords = (by: string): string => {
  if (by === 'visitor') return t('byVisitor')
  if (by === 'workspace-secret') return t('byWorkspaceSecret')
  if (by === 'team') return t('byTeam')
  if (by.startsWith('client')) return t('byClient')
  return by.startsWith('agent-key') ? t('byAgentKey') : by
}
