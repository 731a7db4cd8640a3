import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** What of a live subscription says that a member has a dashboard open; the notifications feature writes them. */
const Presence = z.object({
  subscriber: z.object({ kind: z.string() }),
  /** Unix seconds. */
  endsAt: z.number(),
})

const presences = entity<z.infer<typeof Presence>, { topic: string; connectionId: string }>({
  name: 'live-subscription',
  parse: (item) => Presence.parse(item),
  key: keys.liveSubscription,
})

/** Whether a member has a dashboard of the workspace open: each subscribes to its notifications. */
export const isTeamOnline = async (workspaceId: string, now: number): Promise<boolean> => {
  const { items } = await presences.list(`SUBJ#workspace#${workspaceId}`, undefined, { limit: 25 })
  return items.some(({ subscriber, endsAt }) => subscriber.kind === 'user' && endsAt * 1000 > now)
}
