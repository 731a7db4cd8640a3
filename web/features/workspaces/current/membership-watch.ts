import type { Region } from '#shared/regions'
import type { WorkspaceSummary } from '#shared/workspaces/schema'

interface MembershipSnapshot {
  readonly workspaces: readonly WorkspaceSummary[]
  /** When it was learned, milliseconds since 1970. */
  readonly at: number
}

/**
 * Remembers a person's memberships from one look at them to the next. Only `confirm` forgets one: whichever answer misses a
 * workspace first, it counts as lost until a look made for that purpose agrees.
 */
export const membershipWatch = () => {
  const known = new Map<Region, readonly WorkspaceSummary[]>()
  return {
    /** Workspaces of others that were open and that the newest look does not find; `me` tells of new ones, too. */
    lost: (
      region: Region,
      me: MembershipSnapshot,
      open: MembershipSnapshot | undefined,
    ): readonly WorkspaceSummary[] => {
      const before = known.get(region) ?? []
      const all = [...me.workspaces, ...missingFrom(me.workspaces, before)]
      known.set(region, all)
      // what was asked before a membership was learned of says nothing about it
      const newest = open && open.at >= me.at ? open : me
      return missingFrom(newest.workspaces, all).filter(({ role }) => role === 'member')
    },
    /** Takes what is open now for what was known, and answers the memberships that ended. */
    confirm: (region: Region, workspaces: readonly WorkspaceSummary[]): readonly WorkspaceSummary[] => {
      const gone = missingFrom(workspaces, known.get(region) ?? []).filter(({ role }) => role === 'member')
      known.set(region, workspaces)
      return gone
    },
  } as const
}

const missingFrom = (workspaces: readonly WorkspaceSummary[], before: readonly WorkspaceSummary[]) =>
  before.filter(({ uid }) => !workspaces.some((one) => one.uid === uid))
