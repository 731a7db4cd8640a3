import { workspaces } from './store.ts'

/** The workspace's secret; `undefined` if there is no such workspace. For what its owner asked to be sent it, never for an answer. */
export const secretOfWorkspace = async (uid: string): Promise<string | undefined> =>
  (await workspaces.get({ uid }))?.workspaceSecret
