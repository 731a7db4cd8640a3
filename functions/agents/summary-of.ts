import type { AgentSettings } from '#shared/agents/schema'

/** The settings that lists show, so that lists need not unpack all of them. */
export const summaryOf = ({
  title,
  description,
  roundedImageURL,
  agentPlatform,
  enableNodes,
  theme,
}: AgentSettings) => ({ title, description, roundedImageURL, agentPlatform, enableNodes, theme })
