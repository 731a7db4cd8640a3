import { members } from './ownership-items.ts'

export const isMember = async (workspaceId: string, email: string): Promise<boolean> =>
  (await members.get({ uid: workspaceId, email })) !== undefined
