import { teamOf } from '#functions/workspaces/members/team-of'
import { type StoredInvitation, workspaces } from '#functions/workspaces/store'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import { hashOfToken } from './invitation-token.ts'

/** The invitation that a token opens, with its workspace. Used, withdrawn, expired and made-up ones answer alike. */
export const findInvitation = async (uid: string, secret: string) => {
  const tokenHash = hashOfToken(secret)
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), teamOf(uid)])
  // hashes are compared, so the time it takes tells nothing of a token
  const invitation: StoredInvitation | undefined = team.invitations.find((one) => one.tokenHash === tokenHash)
  if (!workspace || !invitation) throw new Problem('not-found', workspaceText('invitationGone'))
  return { workspace, invitation, seats: team.seats }
}
