import { deskRows } from '#functions/conversations/desk'
import { world } from '#lib/world'
import { MAX_DESK_COUNT } from '#shared/conversations/max-desk-count'

/** How many of an agent's conversations wait for the team, at most one more than screens show. */
export const countDesk = async (workspaceId: string, agentId: string): Promise<number> => {
  const now = world().now()
  // consistent: the change that it is counted for must be in it
  const query = { limit: MAX_DESK_COUNT + 1, consistent: true }
  const { items } = await deskRows.list(`DESK#${workspaceId}`, `${agentId}#`, query)
  return items.filter(({ forgetAt }) => forgetAt === undefined || forgetAt * 1000 > now).length
}
