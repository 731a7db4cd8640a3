import { workspaces } from '#functions/workspaces/store'
import { memberEmails } from './member-emails.ts'

/** The e-mail addresses of a workspace's owner and members. */
export const teamEmails = async (uid: string): Promise<readonly string[]> => {
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), memberEmails(uid)])
  return [...new Set([...(workspace ? [workspace.email] : []), ...team])]
}
