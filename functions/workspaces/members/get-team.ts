import { peopleByEmail } from '#functions/workspaces/people/people-by-email'
import { workspaces } from '#functions/workspaces/store'
import { teamOf } from '#functions/workspaces/team-of'
import type { Verb } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { presentMember } from './present-member.ts'

/** Owner, members, open invitations and seats. */
export const getTeam: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/team'> = async (
  _,
  { access: { workspaceId: uid } },
) => {
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), teamOf(uid)])
  if (!workspace) throw new Problem('not-found', workspaceText('notFound'))
  const personOf = await peopleByEmail(team.members.map((member) => member.email))
  const { email, displayName, photoURL } = workspace
  return {
    team: {
      ...team,
      members: team.members.map((member) => presentMember(member, personOf(member.email))),
      invitations: [...team.invitations],
      owner: { email, displayName, photoURL },
    },
  }
}
