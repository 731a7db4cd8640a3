import { queueImport } from '#functions/knowledge/imports/queue-import'
import { sources } from '#functions/knowledge/sources/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { keys } from '#lib/database/keys'
import { schedule } from '#lib/events/schedule'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { nextRefresh } from './next-refresh.ts'
import { movingRefresh, REFRESH_SHARDS, type Refresh, refreshes } from './store.ts'

/** Sources of one shard in one run; the rest is found due by the next. */
const PER_SHARD = 40

/** Refreshes pages and sites that are due. A run that comes twice finds them queued already. */
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
  // the key of the millisecond after now lies behind every key of now
  const { sk: to } = keys.refresh({ ...about, at: world().now() + 1 })
  return (await refreshes.between(pk, from, to, { limit: PER_SHARD, consistent: true })).items
}

/** The source itself decides: what is noted under a time that is no longer its own is only swept away. */
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
    // one is under way: the next run tries again
    if (failure instanceof Problem && failure.code === 'conflict') return false
    throw failure
  }
  // its end sets the time anew; this is for an import that never comes to one
  const nextAt = nextRefresh(source.refreshEvery, now)
  await attempt([
    sources.changing({ agentId, id: sourceId }, { set: { nextAt } }, { id: present }),
    ...movingRefresh({ agentId, id: sourceId, nextAt: refresh.at }, nextAt),
  ])
  return true
}
