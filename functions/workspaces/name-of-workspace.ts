import { workspaces } from './store.ts'

/** The workspace's name, `undefined` if there is no such workspace. */
export const nameOfWorkspace = async (uid: string): Promise<string | undefined> =>
  (await workspaces.get({ uid }))?.workspaceName
