import { workspaces } from '#functions/workspaces/store'

/** The e-mail address of a workspace's owner. */
export const ownerEmail = async (uid: string): Promise<string | undefined> => (await workspaces.get({ uid }))?.email
