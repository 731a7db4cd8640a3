import type { StoredWorkspace } from '#functions/workspaces/store'
import { listKeys } from '#lib/access-keys/list-keys'
import type { AccessKeys } from '#shared/workspaces/access-keys'

/** A workspace's secret, and the earlier ones that are still valid. */
export const keysOfWorkspace = ({ uid, workspaceSecret, joinedAt }: StoredWorkspace): Promise<AccessKeys> =>
  listKeys({ workspaceId: uid }, { key: workspaceSecret, ownerSince: joinedAt * 1000 })
