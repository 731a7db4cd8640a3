import { type StoredWorkspace, workspaces } from '#functions/workspaces/store'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'

/** The record that holds a workspace's secret. Read consistently: what shows after a rotation is the new secret. */
export const workspaceOfKeys = async (uid: string): Promise<StoredWorkspace> => {
  const workspace = await workspaces.get({ uid }, { consistent: true })
  if (!workspace) throw new Problem('not-found', workspaceText('notFound'))
  return workspace
}
