import { agentTitles } from '#features/agents'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { channelText } from '#shared/channels/messages'
import { Problem } from '#shared/problems'

/** Throws `conflict` where an account belongs to another agent: which one, but never of another workspace. */
export const refuseTaken = async (
  taken: ChannelAccount | undefined,
  { workspaceId, agentId }: { readonly workspaceId: string; readonly agentId: string },
): Promise<void> => {
  if (!taken || taken.agentId === agentId) return
  if (taken.workspaceId !== workspaceId) throw new Problem('conflict', channelText('isElsewhere'))
  const title = (await agentTitles([taken.agentId])).get(taken.agentId)
  throw new Problem('conflict', channelText('isAgents', title ?? taken.agentId))
}
