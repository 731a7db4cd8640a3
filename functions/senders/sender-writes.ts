import { settingEmailDomain } from '#features/agencies'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { type StoredSender, senders } from '#lib/senders/store'
import { recordsOf } from './records-of.ts'
import { type DueSender, dueSenders } from './store.ts'

const dueOf = ({ dueAt: at, agencyId, domain, id }: StoredSender, task: DueSender['task'] = 'advance'): DueSender => ({
  at,
  agencyId,
  domain,
  id,
  task,
})

/** The row of those that are due goes where the sender says. */
export const movingDue = (before: StoredSender, after: StoredSender): Write[] =>
  before.dueAt === after.dueAt ? [] : [dueSenders.removing(dueOf(before)), dueSenders.putting(dueOf(after))]

export const addingDue = (row: StoredSender): Write => dueSenders.putting(dueOf(row))
export const endingDue = (row: StoredSender): Write => dueSenders.removing(dueOf(row))

/** What of a withdrawn domain a step that was under way may have made meanwhile is looked for at that time. */
export const withdrawingAt = (row: StoredSender, at: number): Write =>
  dueSenders.putting(dueOf({ ...row, dueAt: at }, 'withdraw'))

type Changes = Partial<Omit<StoredSender, 'agencyId' | 'id' | 'domain' | 'version'>>

/** The sender as it is after changes, and the writes that make it so; refused if it was changed since it was read. */
export const changingSender = (
  before: StoredSender,
  changes: Changes,
): { readonly after: StoredSender; readonly writes: readonly Write[] } => {
  const after: StoredSender = { ...before, ...changes, version: before.version + 1 }
  return {
    after,
    writes: [
      senders.putting(after, { id: is(before.id), version: is(before.version) }),
      settingEmailDomain(after.agencyId, { ...after, records: recordsOf(after) }),
      ...movingDue(before, after),
    ],
  }
}
