import { members } from './store.ts'

/** The e-mail addresses of a workspace's members, without its owner's. */
export const memberEmails = async (uid: string): Promise<readonly string[]> =>
  (await members.list(`WS#${uid}`, 'MEMBER#')).items.map(({ email }) => email)
