import { workspaces } from '#functions/workspaces/store'
import { teamOf } from '#functions/workspaces/team-of'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import { hashOfToken } from './invitation-token.ts'
import type { StoredInvitation } from './store.ts'

/** The invitation of a token, with its workspace. Used, revoked, expired and made-up tokens are the same `not-found`. */
export const findInvitation = async (uid: string, secret: string) => {
  const tokenHash = hashOfToken(secret)
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), teamOf(uid)])
  // hashes are compared, so the timing reveals nothing about a token
  const invitation: StoredInvitation | undefined = team.invitations.find((one) => one.tokenHash === tokenHash)
  if (!workspace || !invitation) throw new Problem('not-found', workspaceText('invitationGone'))
  return { workspace, invitation, seats: team.seats }
}
