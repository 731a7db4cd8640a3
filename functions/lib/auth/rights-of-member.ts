import { members } from './ownership-items.ts'

/** What the owner of a workspace allows a member; `undefined` for an address that is no member's. */
export const rightsOfMember = async (workspaceId: string, email: string): Promise<readonly string[] | undefined> =>
  (await members.get({ uid: workspaceId, email }))?.rights
