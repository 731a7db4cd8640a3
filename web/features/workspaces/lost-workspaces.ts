import type { WorkspaceSummary } from '#shared/workspaces/schema'

interface Known {
  readonly workspaces: readonly WorkspaceSummary[]
  /** When it was learned, milliseconds since 1970. */
  readonly at: number
}

/** Workspaces of others that were open and are no longer. What was asked before the last look says nothing about it. */
export const lostWorkspaces = (known: Known, asked: Known | undefined): readonly WorkspaceSummary[] =>
  asked && asked.at >= known.at
    ? known.workspaces.filter(({ uid, role }) => role === 'member' && !asked.workspaces.some((one) => one.uid === uid))
    : []
