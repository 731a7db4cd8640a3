import * as z from 'zod'
import { entity, type Write } from './entity.ts'
import { ulid } from './ids.ts'
import { keys } from './keys.ts'

const AuditEntry = z.object({
  /** `WS#uid` or `AGY#id`: whose log this is. */
  owner: z.string(),
  id: z.string(),
  /** `<noun>.<past tense>`, for example `agent.published`. */
  action: z.string(),
  /** The identity, `secret` or `agent-key` that did it. */
  by: z.string(),
  at: z.number().int(),
  /** The thing it was done to. */
  subject: z.string().optional(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditLog = entity<AuditEntry, { owner: string; id: string }>({
  name: 'audit',
  parse: (item) => AuditEntry.parse(item),
  key: keys.audit,
})

/** One line of the audit log, written in the same transaction as what it tells of. `now` in milliseconds. */
export const auditing = ({ now, ...entry }: Omit<AuditEntry, 'id' | 'at'> & { now: number }): Write =>
  auditLog.putting({ ...entry, id: ulid(now), at: now })
