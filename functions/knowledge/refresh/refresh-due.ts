import { sources } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { keys } from '#lib/database/keys'
import { schedule } from '#lib/events/schedule'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { nextRefresh } from './next-refresh.ts'
import { queueImport } from './queue-import.ts'
import { movingRefresh, REFRESH_SHARDS, type Refresh, refreshes } from './store.ts'

/** The maximum number of sources per shard in one run; the next run takes the rest. */
const PER_SHARD = 40

/** Refreshes pages and sites that are due. A second run finds them queued already. */
export const handler = schedule(async () => {
  let count = 0
  for (let shard = 0; shard < REFRESH_SHARDS; shard++) {
    for (const refresh of await dueRefreshes(shard)) if (await refreshSource(refresh)) count++
  }
  return { count }
})

const dueRefreshes = async (shard: number): Promise<readonly Refresh[]> => {
  const about = { shard, agentId: '', sourceId: '' }
  const { pk, sk: from } = keys.refresh({ ...about, at: 0 })
  // the key of the next millisecond sorts after all keys of this one
  const { sk: to } = keys.refresh({ ...about, at: world().now() + 1 })
  return (await refreshes.between(pk, from, to, { limit: PER_SHARD, consistent: true })).items
}

/** Queues a refresh if the source is still due; an outdated entry of the schedule is deleted. */
const refreshSource = async (refresh: Refresh): Promise<boolean> => {
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
    // an import is running: the next run tries again
    if (failure instanceof Problem && failure.code === 'conflict') return false
    throw failure
  }
  // the import's end sets the next time; this one applies if the import is lost
  const nextAt = nextRefresh(source.refreshEvery, now)
  await attempt([
    sources.changing({ agentId, id: sourceId }, { set: { nextAt } }, { id: present }),
    ...movingRefresh({ agentId, id: sourceId, nextAt: refresh.at }, nextAt),
  ])
  return true
}
