import { activityKinds } from '#shared/workspaces/activity-kinds'
import type { Activity } from '#shared/workspaces/members'
import { t } from '#web/features/workspaces/t.ts'

/**
 * A line of the activity log as a sentence: "Mira invited ben@example.com as a member". An unknown action of another release
 * shows as its code.
 */
export const activityLine = (entry: Omit<Activity, 'id' | 'at'>): string => {
  const { action, by, subject = '', called } = entry
  const who = actorName(entry)
  const [thing = '', part] = subject.split('/')
  const kind = activityKinds.find((known) => known === action)
  // content that the log may not quote has no name there: pasted text
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

/** `flow.moved-on` becomes "flow moved on". */
const codeInWords = (action: string) => action.replace(/[.-]/g, ' ')
