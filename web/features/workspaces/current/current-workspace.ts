import type { Region } from '#shared/regions'
import type { OwnWorkspace, WorkspaceSummary } from '#shared/workspaces/schema'

interface Me {
  readonly workspace: OwnWorkspace
  readonly workspaces: readonly WorkspaceSummary[]
}

const keyOf = (region: Region) => `workspace.${region}`

/** The workspace last chosen in this region, if the member still has access; else their own. */
export const currentWorkspace = (region: Region, { workspace, workspaces }: Me): WorkspaceSummary => {
  const chosen = localStorage.getItem(keyOf(region))
  const { uid, workspaceName, workspacePhotoURL } = workspace
  return workspaces.find((one) => one.uid === chosen) ?? { uid, workspaceName, workspacePhotoURL, role: 'owner' }
}

/** Remembers the chosen workspace; the screen changes with its next read. */
export const selectWorkspace = (region: Region, uid: string): void => localStorage.setItem(keyOf(region), uid)
