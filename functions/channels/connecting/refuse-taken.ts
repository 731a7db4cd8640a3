import { agentTitles } from '#features/agents'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { channelText } from '#shared/channels/messages'
import { Problem } from '#shared/problems'
import type { Text } from '#shared/text'

/** What is said of an account that is taken; by default it is a bot. */
interface TakenTexts {
  readonly isAgents: (agent: string) => Text
  readonly isElsewhere: Text
}

const ofBots: TakenTexts = {
  isAgents: (agent) => channelText('isAgents', agent),
  isElsewhere: channelText('isElsewhere'),
}

/** Throws `conflict` where an account belongs to another agent: which one, but never of another workspace. */
export const refuseTaken = async (
  taken: ChannelAccount | undefined,
  { workspaceId, agentId }: { readonly workspaceId: string; readonly agentId: string },
  texts: TakenTexts = ofBots,
): Promise<void> => {
  if (!taken || taken.agentId === agentId) return
  if (taken.workspaceId !== workspaceId) throw new Problem('conflict', texts.isElsewhere)
  const title = (await agentTitles([taken.agentId])).get(taken.agentId)
  throw new Problem('conflict', texts.isAgents(title ?? taken.agentId))
}
