import type { StoredWorkspace } from '#functions/workspaces/store'

type Portraits = Pick<StoredWorkspace, 'photoURL' | 'workspacePhotoURL'>

/** The pictures that a record no longer shows after a change; one used in both places is only replaced when both change. */
export const replacedPortraits = (before: Portraits, set: Partial<Portraits>): readonly string[] => {
  const after = { photoURL: before.photoURL, workspacePhotoURL: before.workspacePhotoURL, ...set }
  const shown = new Set([after.photoURL, after.workspacePhotoURL, ''])
  return [...new Set([before.photoURL, before.workspacePhotoURL])].filter((url) => !shown.has(url))
}
