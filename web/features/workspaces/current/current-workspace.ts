import type { Region } from '#shared/regions'
import type { OwnWorkspace, WorkspaceSummary } from '#shared/workspaces/schema'

interface Me {
  readonly workspace: OwnWorkspace
  readonly workspaces: readonly WorkspaceSummary[]
}

const keyOf = (region: Region) => `workspace.${region}`

/** The workspace that was chosen last in this region, if it is still open to the person; else their own. */
export const currentWorkspace = (region: Region, { workspace, workspaces }: Me): WorkspaceSummary => {
  const chosen = localStorage.getItem(keyOf(region))
  const { uid, workspaceName, workspacePhotoURL } = workspace
  return workspaces.find((one) => one.uid === chosen) ?? { uid, workspaceName, workspacePhotoURL, role: 'owner' }
}

/** Remembers which workspace to open; what is on the screen changes with the next look at it. */
export const selectWorkspace = (region: Region, uid: string): void => localStorage.setItem(keyOf(region), uid)
