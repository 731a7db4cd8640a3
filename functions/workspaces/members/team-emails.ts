import { memberEmails } from './member-emails.ts'
import { ownerEmail } from './owner-email.ts'

/** The e-mail addresses of a workspace's owner and members. */
export const teamEmails = async (uid: string): Promise<readonly string[]> => {
  const [owner, team] = await Promise.all([ownerEmail(uid), memberEmails(uid)])
  return [...new Set([...(owner ? [owner] : []), ...team])]
}
