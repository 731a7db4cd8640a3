import { invitations, members } from '#functions/workspaces/store'
import { world } from '#lib/world'
import { DEFAULT_SEATS } from '#shared/workspaces/members'

/** Who belongs to a workspace or is about to: members and invitations that still hold. At most a few dozen. */
export const teamOf = async (uid: string) => {
  const [team, invited] = await Promise.all([
    members.list(`WS#${uid}`, 'MEMBER#', { consistent: true }),
    invitations.list(`WS#${uid}`, 'INV#', { consistent: true }),
  ])
  const now = world().now()
  const open = invited.items.filter(({ expiresAt }) => expiresAt > now)
  return {
    members: team.items,
    invitations: open,
    seats: { used: team.items.length + open.length, total: DEFAULT_SEATS },
  }
}
