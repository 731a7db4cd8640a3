import { members, type StoredWorkspace, workspaces } from '#functions/workspaces/store'
import type { WorkspaceSummary } from '#shared/workspaces/schema'

/** The workspaces of others that are open to an address. Only a verified one may be asked for. */
export const membershipsOf = async (email: string | undefined): Promise<WorkspaceSummary[]> => {
  if (!email) return []
  const joined = await members.listBy('gsi1', `MEMBER#${email}`, 'WS#')
  const others = await workspaces.getMany(joined.items.map(({ uid }) => ({ uid })))
  return others.map((other) => summaryOf(other, 'member'))
}

/** A workspace as the switcher shows it. */
export const summaryOf = (
  { uid, workspaceName, workspacePhotoURL }: StoredWorkspace,
  role: WorkspaceSummary['role'],
): WorkspaceSummary => ({ uid, workspaceName, workspacePhotoURL, role })
