import * as z from 'zod'
import type { ActivityKind } from '#shared/workspaces/activity-kinds'
import { entity, type Write } from './database/entity.ts'
import { keys } from './database/keys.ts'
import { ulid } from './ids.ts'

const AuditEntry = z.object({
  /** `WS#uid` or `AGY#id`: whose log this is. */
  owner: z.string(),
  id: z.string(),
  /** One of `activityKinds`, or what an earlier or later release calls it. */
  action: z.string(),
  /** The identity, `secret` or `agent-key` that did it. */
  by: z.string(),
  at: z.number().int(),
  /** The thing it was done to. */
  subject: z.string().optional(),
  /** What people called it at that moment: it may be called otherwise now, or be gone. */
  called: z.string().optional(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

type NewEntry = Omit<AuditEntry, 'id' | 'at' | 'action' | 'called'> & {
  readonly action: ActivityKind
  readonly called?: string | undefined
  readonly now: number
}

const MAX_CALLED = 120

export const auditLog = entity<AuditEntry, { owner: string; id: string }>({
  name: 'audit',
  parse: (item) => AuditEntry.parse(item),
  key: keys.audit,
})

/** One line of the audit log, written in the same transaction as what it tells of. `now` in milliseconds. */
export const auditing = ({ now, called, ...entry }: NewEntry): Write =>
  auditLog.putting({ ...entry, id: ulid(now), at: now, ...(called ? { called: called.slice(0, MAX_CALLED) } : {}) })
