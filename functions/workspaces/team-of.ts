import { world } from '#lib/world'
import { DEFAULT_SEATS } from '#shared/workspaces/members'
import { invitations } from './invitations/store.ts'
import { members } from './members/store.ts'

/** A workspace's members and open invitations, at most a few dozen, and its seats. */
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
