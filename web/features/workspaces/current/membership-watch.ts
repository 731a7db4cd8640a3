import type { Region } from '#shared/regions'
import type { WorkspaceSummary } from '#shared/workspaces/schema'

interface MembershipSnapshot {
  readonly workspaces: readonly WorkspaceSummary[]
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number
}

/**
 * Remembers a member's memberships from one answer to the next. Only `confirm` removes one: a workspace missing from any
 * answer counts as lost until a fetch made for that purpose agrees.
 */
export const membershipWatch = () => {
  const known = new Map<Region, readonly WorkspaceSummary[]>()
  return {
    /** Workspaces of others that were open and are missing from the newest answer; `me` also adds new ones. */
    lost: (
      region: Region,
      me: MembershipSnapshot,
      open: MembershipSnapshot | undefined,
    ): readonly WorkspaceSummary[] => {
      const before = known.get(region) ?? []
      const all = [...me.workspaces, ...missingFrom(me.workspaces, before)]
      known.set(region, all)
      // an answer from before a membership was known says nothing about it
      const newest = open && open.at >= me.at ? open : me
      return missingFrom(newest.workspaces, all).filter(({ role }) => role === 'member')
    },
    /** Replaces the known workspaces by the current ones, and returns the memberships that ended. */
    confirm: (region: Region, workspaces: readonly WorkspaceSummary[]): readonly WorkspaceSummary[] => {
      const gone = missingFrom(workspaces, known.get(region) ?? []).filter(({ role }) => role === 'member')
      known.set(region, workspaces)
      return gone
    },
  } as const
}

const missingFrom = (workspaces: readonly WorkspaceSummary[], before: readonly WorkspaceSummary[]) =>
  before.filter(({ uid }) => !workspaces.some((one) => one.uid === uid))
