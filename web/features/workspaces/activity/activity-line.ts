import { activityKinds } from '#shared/workspaces/activity-kinds'
import type { Activity } from '#shared/workspaces/members'
import { t } from '#web/features/workspaces/t.ts'

/**
 * A line of the activity log as people say it: "Mira invited ben@example.com as a member". What another release calls
 * otherwise stands there as it is written.
 */
export const activityLine = (entry: Omit<Activity, 'id' | 'at'>): string => {
  const { action, by, subject = '', called } = entry
  const who = actorName(entry)
  const [thing = '', part] = subject.split('/')
  const kind = activityKinds.find((known) => known === action)
  // what the log may not quote has no name there: text that somebody pasted
  const values = { who, what: called ?? (kind?.startsWith('knowledge-') && part ? t('pastedText') : thing) }
  if (!kind) return t('did.unknown', { who, code: codeInWords(action), what: subject })
  if (kind === 'member.left' && by !== subject) return t('did.member.removed', values)
  if (kind === 'agent.restored') return t('did.agent.restored', { ...values, version: Number(part) || (part ?? '') })
  return t(`did.${kind}`, values)
}

const actorName = ({ by, byName }: Pick<Activity, 'by' | 'byName'>): string => {
  if (byName) return byName
  if (by === 'visitor') return t('byVisitor')
  if (by === 'workspace-secret') return t('byWorkspaceSecret')
  return by.startsWith('agent-key') ? t('byAgentKey') : by
}

/** `flow.moved-on` reads "flow moved on". */
const codeInWords = (action: string) => action.replace(/[.-]/g, ' ')
