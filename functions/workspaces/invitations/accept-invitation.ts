import { MemberJoined } from '#events/workspaces/events'
import { formerKeyReaders, members } from '#functions/workspaces/members/store'
import { workspaces } from '#functions/workspaces/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { findInvitation } from './find-invitation.ts'
import { invitations } from './store.ts'

/**
 * Makes the signed-in user with the invited address a member. One transaction removes the invitation, takes the seat and
 * creates the membership, so of many redemptions at once one succeeds and the seats are never exceeded.
 */
export const acceptInvitation: Verb<typeof routes, 'POST /no-auth/workspaces/{workspaceId}/invite'> = async (
  { workspaceId: uid, secret },
  { actor },
) => {
  const { workspace, invitation, seats } = await findInvitation(uid, secret)
  const { email, tokenHash } = invitation
  // the actor's address is verified, so a link only works for the invited user
  if (actor.kind !== 'user' || actor.email !== email)
    throw new Problem('forbidden', workspaceText('invitationForAnother', email))
  const now = world().now()
  // they may know keys from an earlier membership, whatever they are allowed in this one
  const couldReadKeys = (await formerKeyReaders.get({ uid, email }, { consistent: true })) !== undefined
  const outcome = await attempt(
    [
      invitations.removing({ uid, email }, { tokenHash: is(tokenHash) }),
      members.creating({ uid, email, joinedAt: Math.floor(now / 1000), rights: [], couldReadKeys }),
      ...(couldReadKeys ? [formerKeyReaders.removing({ uid, email })] : []),
      workspaces.changing({ uid }, { add: { memberCount: 1 } }, { memberCount: absentOrBelow(seats.total) }),
      auditing({ owner: `WS#${uid}`, action: 'member.joined', by: email, now }),
    ],
    [MemberJoined({ workspaceId: uid, email })],
  )
  if (!outcome.committed) throw refusal(outcome.refused.map(({ label }) => label))
  const { workspaceName, workspacePhotoURL } = workspace
  return { workspace: { uid, workspaceName, workspacePhotoURL, role: 'member', rights: [] } }
}

const refusal = (labels: readonly string[]): Problem => {
  if (labels.includes(invitations.name)) return new Problem('not-found', workspaceText('invitationGone'))
  if (labels.includes(members.name)) return new Problem('conflict', workspaceText('alreadyMember'))
  return new Problem('limit-reached', workspaceText('noSeatLeft'))
}
