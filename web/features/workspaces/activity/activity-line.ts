import { activityKinds } from '#shared/workspaces/activity-kinds'
import type { Activity } from '#shared/workspaces/members'
import { actorWords } from '#web/features/workspaces/people/actor-words.ts'
import { t } from './t.ts'

/**
 * A line of the activity log as a sentence: "Mira invited ben@example.com as a member". An unknown action of another release
 * shows as its code.
 */
export const activityLine = (entry: Omit<Activity, 'id' | 'at'>): string => {
  const { action, by, byName, subject = '', called } = entry
  const who = byName || actorWords(by)
  const [thing = '', part] = subject.split('/')
  const kind = activityKinds.find((known) => known === action)
  // content that the log may not quote has no name there: pasted text
  const values = { who, what: called ?? (kind?.startsWith('knowledge-') && part ? t('pastedText') : thing) }
  if (!kind) return t('did.unknown', { who, code: codeInWords(action), what: subject })
  if (kind === 'member.left' && by !== subject) return t('did.member.removed', values)
  if (kind === 'agent.restored') return t('did.agent.restored', { ...values, version: Number(part) || (part ?? '') })
  return t(`did.${kind}`, values)
}

/** `flow.moved-on` becomes "flow moved on". */
const codeInWords = (action: string) => action.replace(/[.-]/g, ' ')
