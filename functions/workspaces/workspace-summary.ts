import type { WorkspaceSummary } from '#shared/workspaces/schema'
import type { StoredWorkspace } from './store.ts'

/** A workspace as the switcher shows it. */
export const workspaceSummary = (
  { uid, workspaceName, workspacePhotoURL }: StoredWorkspace,
  role: WorkspaceSummary['role'],
): WorkspaceSummary => ({ uid, workspaceName, workspacePhotoURL, role })
