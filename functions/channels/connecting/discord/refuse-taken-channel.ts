import { agentTitles } from '#features/agents'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { discordText } from '#shared/channels/discord-messages'
import { Problem } from '#shared/problems'

/** Throws `conflict` where a channel belongs to another agent: which one, but never of another workspace. */
export const refuseTakenChannel = async (
  taken: ChannelAccount | undefined,
  { workspaceId, agentId }: { readonly workspaceId: string; readonly agentId: string },
): Promise<void> => {
  if (!taken || taken.agentId === agentId) return
  if (taken.workspaceId !== workspaceId) throw new Problem('conflict', discordText('channelIsElsewhere'))
  const title = (await agentTitles([taken.agentId])).get(taken.agentId)
  throw new Problem('conflict', discordText('channelIsAgents', title ?? taken.agentId))
}
