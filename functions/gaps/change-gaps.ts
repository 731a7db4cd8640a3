import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import type { Gap } from '#shared/gaps/schema'
import { allGaps } from './all-gaps.ts'
import { gapVersions } from './store.ts'

/** A transaction takes 100 items, one of them the version. */
const MAX_WRITES = 99

type Decide = (known: readonly Gap[]) => readonly Write[] | Promise<readonly Write[]>

/**
 * Changes an agent's gaps by writes that are decided from all of them. Their version orders concurrent changes, so that none
 * is decided from outdated gaps; after a concurrent change `decide` is called again. Of more than 99 writes the first are
 * committed. Returns their number, 0 when there was nothing to change.
 */
export const changeGaps = (agentId: string, decide: Decide): Promise<number> =>
  retrying(
    `the gaps of agent ${agentId}`,
    async () => {
      const current = await gapVersions.get({ agentId }, { consistent: true })
      const writes = (await decide(await allGaps(agentId))).slice(0, MAX_WRITES)
      if (writes.length === 0) return 0
      const version = (current?.version ?? 0) + 1
      const { committed } = await attempt([
        ...writes,
        gapVersions.putting({ agentId, version }, { version: current ? is(current.version) : absent }),
      ])
      return committed ? writes.length : conflict
    },
    { tries: 30 },
  )
