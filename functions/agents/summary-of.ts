import type { AgentSettings } from '#shared/agents/schema'

/** What of the settings stands in lists, so that these need not unpack them. */
export const summaryOf = ({
  title,
  description,
  roundedImageURL,
  agentPlatform,
  enableNodes,
  theme,
}: AgentSettings) => ({ title, description, roundedImageURL, agentPlatform, enableNodes, theme })
