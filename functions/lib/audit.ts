import * as z from 'zod'
import type { ActivityKind } from '#shared/workspaces/activity-kinds'
import { entity } from './database/entity.ts'
import { keys } from './database/keys.ts'
import type { Write } from './database/write.ts'
import { ulid } from './ids.ts'

const AuditEntry = z.object({
  /** `WS#uid`, `AGY#id` or `CLI#id`: whose log this is. */
  owner: z.string(),
  id: z.string(),
  /** One of `activityKinds`, or an action of another release. */
  action: z.string(),
  /** The actor's name: an identity, `secret` or `agent-key`. */
  by: z.string(),
  at: z.number().int(),
  /** What the action changed. */
  subject: z.string().optional(),
  /** The subject's name at that time: it may be renamed or deleted since. */
  called: z.string().optional(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

type NewEntry = Omit<AuditEntry, 'id' | 'at' | 'action' | 'called'> & {
  readonly action: ActivityKind
  readonly subjectName?: string | undefined
  readonly now: number
}

const MAX_NAME_LENGTH = 120

export const auditLog = entity<AuditEntry, { owner: string; id: string }>({
  name: 'audit',
  parse: (item) => AuditEntry.parse(item),
  key: keys.audit,
  index: (entry) => {
    const client = clientIn(entry)
    return client && !entry.owner.startsWith('AGY#') ? { gsi1pk: `CLI#${client}`, gsi1sk: entry.id } : {}
  },
})

/** The client whose activity it is: who acted, or else who was changed. The agency's own log has the same entries again. */
const clientIn = ({ owner, by, action, subject }: AuditEntry): string | undefined => {
  if (owner.startsWith('CLI#')) return owner.slice('CLI#'.length)
  return /(?:^| as )client:(\w+)$/.exec(by)?.[1] ?? (action.startsWith('client.') ? subject : undefined)
}

/** One entry of the audit log, written in the transaction of its action. `now` in milliseconds. */
export const auditing = ({ now, subjectName, ...entry }: NewEntry): Write =>
  auditLog.putting({
    ...entry,
    id: ulid(now),
    at: now,
    ...(subjectName ? { called: subjectName.slice(0, MAX_NAME_LENGTH) } : {}),
  })
