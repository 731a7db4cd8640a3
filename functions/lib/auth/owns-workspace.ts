import { ownedWorkspaces } from './ownership-items.ts'

/** Whether a workspace is the personal one (`home`) or was made by its owner. */
export const ownsWorkspace = async (home: string, uid: string): Promise<boolean> =>
  home === uid || (await ownedWorkspaces.get({ home, uid })) !== undefined
