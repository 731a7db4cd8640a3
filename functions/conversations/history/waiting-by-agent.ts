import { deskRows } from '#functions/conversations/desk'
import { world } from '#lib/world'

interface Waiting {
  readonly waiting: number
  /** Milliseconds since 1970. */
  readonly waitingSince: number
}

/** More wait for no team that is at work. */
const MOST = 1000

/** How many conversations wait for the team, and since when the longest of them does, by agent; those without one are absent. */
export const waitingByAgent = async (workspaceId: string): Promise<ReadonlyMap<string, Waiting>> => {
  const now = world().now()
  const { items } = await deskRows.list(`DESK#${workspaceId}`, undefined, { limit: MOST })
  const byAgent = new Map<string, Waiting>()
  for (const { agentId, askedAt, forgetAt } of items) {
    if (forgetAt !== undefined && forgetAt * 1000 <= now) continue
    const { waiting = 0, waitingSince = askedAt } = byAgent.get(agentId) ?? {}
    byAgent.set(agentId, { waiting: waiting + 1, waitingSince: Math.min(waitingSince, askedAt) })
  }
  return byAgent
}
