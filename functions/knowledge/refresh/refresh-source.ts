import { type StoredSource, sources } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { absent, is, present } from '#lib/database/condition'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { LONGEST_MS, nextRefresh } from './next-refresh.ts'
import { queueImport } from './queue-import.ts'
import { movingRefresh, type Refresh, refreshes } from './store.ts'

/** A refresh that could not be queued this often is given up for a week. */
const MAX_ATTEMPTS = 5
/** Each failed attempt puts the next one off by an hour more. */
const PAUSE_MS = 3_600_000

/** Queues a refresh if the source is still due; an outdated entry of the schedule is deleted. */
export const refreshSource = async (refresh: Refresh): Promise<boolean> => {
  if ((refresh.attempts ?? 0) >= MAX_ATTEMPTS) return giveUp(refresh)
  if (!(await claim(refresh))) return false
  const { agentId, sourceId } = refresh
  const now = world().now()
  const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
  if (!source || source.refreshEvery === 'never' || (source.nextAt ?? 0) > now) {
    await refreshes.drop(refresh)
    return false
  }
  try {
    await queueImport(source)
  } catch (failure) {
    if (!(failure instanceof Problem && failure.code === 'conflict')) throw failure
    // an import is running: the next run tries again
    await attempt([refreshes.changing(refresh, { remove: ['attempts', 'notBefore'] }, { sourceId: present })])
    return false
  }
  // the import's end sets the next time; this one applies if the import is lost
  await reschedule(refresh, nextRefresh(source.refreshEvery, now) ?? now + LONGEST_MS, {})
  return true
}

/** Counts the attempt before it is made, so that one which kills its worker counts too. False when another run was faster. */
const claim = async (refresh: Refresh): Promise<boolean> => {
  const attempts = (refresh.attempts ?? 0) + 1
  const notBefore = world().now() + attempts * PAUSE_MS
  const isUnclaimed = { sourceId: present, attempts: refresh.attempts === undefined ? absent : is(refresh.attempts) }
  return (await attempt([refreshes.changing(refresh, { set: { attempts, notBefore } }, isUnclaimed)])).committed
}

/** The source shows as failed without having been read: that may be what fails. */
const giveUp = async (refresh: Refresh): Promise<boolean> => {
  const { agentId, sourceId, attempts = 0 } = refresh
  const now = world().now()
  await reschedule(refresh, now + LONGEST_MS, { status: 'failed', errorCode: 'interrupted', failingSince: now })
  log('error', 'refresh given up', { agentId, sourceId, attempt: attempts })
  return false
}

const reschedule = async (refresh: Refresh, nextAt: number, failure: Partial<StoredSource>): Promise<void> => {
  const { agentId, sourceId: id } = refresh
  const change = { set: { nextAt, ...failure }, ...(failure.status ? { add: { failures: 1 } } : {}) }
  const outcome = await attempt([
    sources.changing({ agentId, id }, change, { id: present }),
    ...movingRefresh({ agentId, id, nextAt: refresh.at }, nextAt),
  ])
  if (!outcome.committed) await refreshes.drop(refresh)
}
